/** Whether the server takes work. It starts ready, and is never ready again once it stops. */
export class Health {
  #stopping = false;

  get isStopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}

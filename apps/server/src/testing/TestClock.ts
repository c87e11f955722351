/** A clock that stands still until a test moves it. */
export class TestClock {
  #time: number;

  constructor(start = "2026-11-20T10:00:00.000Z") {
    this.#time = Date.parse(start);
  }

  readonly now = (): Date => new Date(this.#time);

  advance({ seconds }: { readonly seconds: number }): void {
    this.#time += seconds * 1000;
  }

  setTo(time: string): void {
    this.#time = Date.parse(time);
  }
}

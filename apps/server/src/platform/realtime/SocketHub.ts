import type { SocketMessage } from "@alambic/contract";

import type { LiveSocket } from "./LiveSocket.ts";

const mostSocketsAMember = 20;

/** Every socket that is open on this process, by member and by session. */
export class SocketHub {
  readonly #sockets = new Set<LiveSocket>();
  /** What each member is being told, by member: the last of it. */
  readonly #telling = new Map<string, Promise<void>>();

  get size(): number {
    return this.#sockets.size;
  }

  /** Keeps a socket until it is closed. A member who opens too many loses the oldest. */
  add(socket: LiveSocket): void {
    const others = this.#of(socket.owner.userId);
    if (others.length >= mostSocketsAMember) others[0]?.close("too_many");
    this.#sockets.add(socket);
    socket.onClose(() => this.#sockets.delete(socket));
  }

  /** Sends a message to every socket of a member. */
  send(userId: string, message: SocketMessage): void {
    for (const socket of this.#of(userId)) socket.send(message);
  }

  /**
   * Tells a member what is looked up, once all that was asked for before is told: two looks at once could be told in the
   * wrong order, and leave a member with what is past. Rejects as the look-up does.
   */
  async tell(userId: string, lookUp: () => Promise<SocketMessage | null>): Promise<void> {
    const turn = this.#tellAfter(this.#telling.get(userId), userId, lookUp);
    this.#telling.set(userId, turn);
    try {
      await turn;
    } finally {
      if (this.#telling.get(userId) === turn) this.#telling.delete(userId);
    }
  }

  async #tellAfter(
    before: Promise<void> | undefined,
    userId: string,
    lookUp: () => Promise<SocketMessage | null>,
  ): Promise<void> {
    // How that went is told to who asked for it.
    await Promise.allSettled([before]);
    if (!this.hasMember(userId)) return;
    const message = await lookUp();
    if (message) this.send(userId, message);
  }

  hasMember(userId: string): boolean {
    return this.#of(userId).length > 0;
  }

  /** The members who have a socket here. */
  memberIds(): string[] {
    return [...new Set([...this.#sockets].map(({ owner }) => owner.userId))];
  }

  /** The sessions that have a socket here. */
  sessionIds(): string[] {
    return [...new Set([...this.#sockets].map(({ owner }) => owner.sessionId))];
  }

  /** Closes the sockets of a session that ended. */
  endSession(sessionId: string): void {
    for (const socket of this.#sockets) {
      if (socket.owner.sessionId === sessionId) socket.close("unauthenticated");
    }
  }

  /** Looks whether every socket is still there, and still allowed. */
  checkAll(now: Date): void {
    for (const socket of this.#sockets) socket.check(now);
  }

  #of(userId: string): LiveSocket[] {
    return [...this.#sockets].filter(({ owner }) => owner.userId === userId);
  }
}

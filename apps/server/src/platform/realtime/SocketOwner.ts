/** Whose socket it is, and until when. */
export interface SocketOwner {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

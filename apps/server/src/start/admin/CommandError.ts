/** A command that cannot be done; its message says why, for the person who typed it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** What a generator wants done: files to write, and files to change by a function of their text. */
export interface Change {
  /** Text by path from the root; none of them may exist. */
  files: Readonly<Record<string, string>>;
  /** By path from the root. An edit throws when it does not find its place. */
  edits: Readonly<Record<string, (text: string) => string>>;
  /** Arguments for pnpm, run afterwards. */
  commands: readonly (readonly string[])[];
  /** What is left to do by hand. */
  next: readonly string[];
}

/** A rule of the workspace that neither compiler nor linter can hold. */
export interface Check {
  name: string;
  /** What is wrong, one sentence each, with the file and the remedy; empty when all is in order. */
  findings(): Promise<readonly string[]> | readonly string[];
}

export interface TestDatabaseOptions {
  /** Whether the shipped content is loaded already, as a server that was started before left it. */
  readonly withContent?: boolean;
}

/** A prepared database of its own, that no other test sees. */
export interface TestDatabase {
  /** The variables that make a server use it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

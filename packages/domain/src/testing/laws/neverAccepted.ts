/** What no key of the generated exercises says, and nothing that is taken for a slip of one. */
export const neverAccepted = "nobody would accept these words";

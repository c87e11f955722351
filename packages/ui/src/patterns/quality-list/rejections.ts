/** The reasons that have a text of their own; a newer server may name others. */
const knownRejections = [
  "schema",
  "claim_unreadable",
  "claim_wrong",
  "key_disagrees",
  "options_alike",
  "catch_all_option",
  "longest_is_right",
  "leans_on_others",
  "answer_given_away",
  "quote_not_in_source",
  "statement_not_in_quote",
  "false_statement_in_source",
  "gap_not_from_quote",
  "answer_not_in_quote",
  "language_differs",
  "data_disagrees",
  "foreign_matter",
  "above_level",
  "several_answers",
  "solved_otherwise",
  "duplicate",
] as const;

export type KnownRejection = (typeof knownRejections)[number];

/** Whether a reason has a text of its own. */
export function isKnownRejection(code: string): code is KnownRejection {
  return knownRejections.some((known) => known === code);
}

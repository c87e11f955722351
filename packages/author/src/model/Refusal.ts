/** Why a request is refused. Each has a message, `author.refusal.<code>`, in every language. */
export type RefusalCode =
  | "topic_not_covered"
  | "topic_too_vague"
  | "language_is_instruction_language"
  | "language_not_covered"
  | "document_too_short"
  | "document_too_few_items";

export interface Refusal {
  readonly code: RefusalCode;
  /** Message ids, in the `author` catalogue, of the reason and of what to do next. */
  readonly message: `author.refusal.${RefusalCode}`;
  readonly nextStep: `author.refusal.${RefusalCode}.next`;
  readonly values: Readonly<Record<string, string | number>>;
}

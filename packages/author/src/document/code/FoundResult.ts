/** Code of a document and what the document says it gives. */
export interface FoundResult {
  /** How the text tells it: a session with an interpreter, a comment behind the line, or a listing of its own. */
  readonly told: "session" | "comment" | "below";
  /** All that is shown, from the first line of its listing to the line whose result is asked for. */
  readonly code: string;
  readonly output: string;
  /** Behind the last sign of the result, from the first of the listing. */
  readonly end: number;
}

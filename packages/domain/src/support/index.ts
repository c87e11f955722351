/** How long the parts of a question may be, in characters, and how many of them there may be. */
export const supportLimits = {
  subject: 120,
  text: 5_000,
  /** Conversations of a member that wait for an answer at a time. */
  waiting: 20,
  /** Messages of a conversation, after which its member begins another one. */
  messages: 200,
} as const;

/** Why something cannot be sent as it is. */
export type SupportFault = "missing" | "too_long";

export interface WrittenQuestion {
  readonly subject: string;
  readonly text: string;
}

/** What is wrong with each part of a question; null where nothing is. */
export function questionFaults({
  subject,
  text,
}: WrittenQuestion): Readonly<Record<keyof WrittenQuestion, SupportFault | null>> {
  return {
    subject: faultOf(subject, supportLimits.subject),
    text: faultOf(text, supportLimits.text),
  };
}

/** Characters are code points, as the contract counts them. */
function faultOf(written: string, most: number): SupportFault | null {
  const trimmed = written.trim();
  if (trimmed === "") return "missing";
  return [...trimmed].length > most ? "too_long" : null;
}

import type { ReportDraft } from "@alambic/ui/ReportForm";

/** A report that was not sent yet, with the id under which it counts once. */
export interface KeptReport {
  readonly draft: ReportDraft;
  /** Null until it is sent for the first time. */
  readonly reportId: string | null;
}

/** Whose report about what. */
export interface ReportPlace {
  readonly userId: string;
  readonly atomId: string;
}

const kept = new Map<string, KeptReport>();

/** What a member wrote and did not send: closing the dialog loses nothing. */
export function keptReport(place: ReportPlace, details: readonly string[]): KeptReport {
  const reason = details.length > 0 ? "does_not_work" : null;
  return kept.get(keyOf(place)) ?? { draft: { reason, comment: "" }, reportId: null };
}

export function keepReport(place: ReportPlace, report: KeptReport): void {
  kept.set(keyOf(place), report);
}

export function dropReport(place: ReportPlace): void {
  kept.delete(keyOf(place));
}

function keyOf({ userId, atomId }: ReportPlace): string {
  return `${userId} ${atomId}`;
}

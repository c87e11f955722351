import type { ActivityDay } from "@alambic/contract";
import { studiedMinutes } from "@alambic/domain/progress";

type DomainFigures = ActivityDay["domains"][number];

export interface DomainShare {
  readonly domain: DomainFigures["domain"];
  readonly minutes: number;
  readonly answers: number;
}

/** What each domain had of some days, the most first. */
export function sharesOf(days: readonly Pick<ActivityDay, "domains">[]): DomainShare[] {
  const sums = new Map<DomainFigures["domain"], DomainFigures>();
  for (const figures of days.flatMap(({ domains }) => domains)) {
    const { domain, study_seconds, answers } = figures;
    const sum = sums.get(domain);
    sums.set(domain, {
      domain,
      study_seconds: study_seconds + (sum?.study_seconds ?? 0),
      answers: answers + (sum?.answers ?? 0),
    });
  }
  return [...sums.values()]
    .toSorted((a, b) => b.study_seconds - a.study_seconds || b.answers - a.answers)
    .map(({ domain, study_seconds, answers }) => ({
      domain,
      minutes: studiedMinutes(study_seconds),
      answers,
    }));
}

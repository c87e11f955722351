import type { DisciplineName, Domain } from "@alambic/contract";

/** What is known of a capsule that may unlock a discipline. */
export interface UnlockingCapsule {
  readonly domain: Domain;
  /** Its main skill, as it was classified. */
  readonly skill: string;
  /** The kinds of its items. */
  readonly kinds: ReadonlySet<string>;
}

/** Languages of which a script is taught. */
const scriptSkills: ReadonlySet<string> = new Set(["japanese"]);

/** Domains in which questions are argued, and skills of others in which they are. */
const arguedDomains: ReadonlySet<Domain> = new Set<Domain>([
  "social_sciences",
  "economics",
  "arts",
  "personal_development",
]);
const arguedSkills: ReadonlySet<string> = new Set([
  "ecology",
  "medicine",
  "artificial_intelligence",
]);

const rules: Readonly<Record<DisciplineName, (capsule: UnlockingCapsule) => boolean>> = {
  alphabet: ({ domain, skill }) => domain === "languages" && scriptSkills.has(skill),
  debate: ({ domain, skill, kinds }) =>
    arguedDomains.has(domain) || arguedSkills.has(skill) || kinds.has("free_answer"),
  code_notebook: ({ domain, kinds }) => domain === "programming" || kinds.has("code"),
};

/** Whether a capsule unlocks a discipline, by what it was classified as and what it asks. */
export function unlockedBy(discipline: DisciplineName, capsule: UnlockingCapsule): boolean {
  return rules[discipline](capsule);
}

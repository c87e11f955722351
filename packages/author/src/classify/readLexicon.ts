import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area, Domain } from "@alambic/contract";

import type { InstructionLanguage } from "../model/InstructionLanguage.ts";

/** A word or phrase that speaks for a skill. */
export interface SkillPhrase {
  readonly text: string;
  /** Null where it is said alike, or nearly so, in several languages. */
  readonly language: InstructionLanguage | null;
  /** An adjective that more often says where something comes from. */
  readonly isWeak: boolean;
}

/** A skill in its domain, with the phrases that speak for it. */
export interface Skill {
  readonly skill: string;
  readonly domain: Domain;
  readonly area: Area;
  readonly phrases: readonly SkillPhrase[];
}

const languages = ["fr", "en", "nl"] as const;

/**
 * Reads the skills of a domain from `lexicon/<domain>/<skill>.txt`: under `# skill`, phrases by
 * language (`all:` for several), parted by commas, folded or not; `~` marks a weak one. An area
 * stands behind the skill where it is not the domain's usual one.
 */
export function readLexicon(domain: Domain): readonly Skill[] {
  const folder = join(import.meta.dirname, "lexicon", domain.replaceAll("_", "-"));
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const [head = "", ...lines] = readFileSync(join(folder, name), "utf8").split("\n");
      const [skill = "", area] = head.replace("#", "").trim().split(" ");
      return { skill, domain, area: areaOf(area, domain), phrases: phrasesIn(lines.join(" ")) };
    });
}

function areaOf(named: string | undefined, domain: Domain): Area {
  if (named === "old") return "old";
  return domain === "languages" ? "foreign" : "generic";
}

function phrasesIn(text: string): readonly SkillPhrase[] {
  return text
    .split(/(?=\b(?:all|fr|en|nl): )/u)
    .filter((part) => part.trim() !== "")
    .flatMap((part) => {
      const [name = "", list = ""] = part.split(": ");
      const language = languages.find((known) => known === name.trim()) ?? null;
      return list
        .split(",")
        .map((phrase) => phrase.replaceAll(/\s+/gu, " ").trim())
        .filter((phrase) => phrase !== "")
        .map((phrase) => ({
          text: phrase.replace("~", ""),
          language,
          isWeak: phrase.startsWith("~"),
        }));
    });
}

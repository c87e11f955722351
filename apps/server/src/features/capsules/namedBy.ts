import { domains } from "@alambic/author/classify";
import type { Domain } from "@alambic/contract";
import type { CompiledMessage, CompiledMessages } from "@alambic/i18n";
import memberEn from "@alambic/i18n/messages/en/member";
import skillsEn from "@alambic/i18n/messages/en/skills";
import memberFr from "@alambic/i18n/messages/fr/member";
import skillsFr from "@alambic/i18n/messages/fr/skills";
import memberNl from "@alambic/i18n/messages/nl/member";
import skillsNl from "@alambic/i18n/messages/nl/skills";

import { foldText } from "./searchText.ts";

/** The domains and skills that a word names. */
export interface Named {
  readonly domains: readonly Domain[];
  readonly skills: readonly string[];
}

/** What is taught under another name than the one that is shown. */
const furtherNames = [
  { slug: "mathematics", name: "maths" },
  { slug: "arithmetic", name: "arithmétique" },
  { slug: "geometry", name: "geometrie" },
];

/** Fewer letters begin too many names. */
const fewestLetters = 3;

let built: { readonly domains: Names<Domain>; readonly skills: Names<string> } | undefined;

type Names<Slug> = readonly (readonly [slug: Slug, words: readonly string[]])[];

/** What has a word in its name that begins with a folded one, in whichever language of the app. */
export function namedBy(word: string): Named {
  if (word.length < fewestLetters) return { domains: [], skills: [] };
  built ??= { domains: domainNames(), skills: skillNames() };
  return { domains: slugsOf(word, built.domains), skills: slugsOf(word, built.skills) };
}

function slugsOf<Slug>(word: string, names: Names<Slug>): readonly Slug[] {
  return names
    .filter(([, words]) => words.some((each) => each.startsWith(word)))
    .map(([slug]) => slug);
}

function domainNames(): Names<Domain> {
  const shown = [memberFr, memberEn, memberNl].map((texts) => optionsOf(texts, "member.domain"));
  return domains.map((domain) => [
    domain,
    wordsNaming(
      domain,
      shown.map((names) => names.get(domain) ?? names.get("other") ?? ""),
    ),
  ]);
}

function skillNames(): Names<string> {
  const shown = [skillsFr, skillsEn, skillsNl].map((texts) => optionsOf(texts, "skills.name"));
  const skills = new Set(shown.flatMap((names) => [...names.keys()]));
  skills.delete("other");
  return [...skills].map((skill) => [
    skill,
    wordsNaming(
      skill,
      shown.map((names) => names.get(skill) ?? ""),
    ),
  ]);
}

function wordsNaming(slug: string, shown: readonly string[]): readonly string[] {
  const further = furtherNames.filter((each) => each.slug === slug).map(({ name }) => name);
  return foldText([slug, ...shown, ...further].join(" ")).split(" ");
}

/** What a message says for each value that it chooses by. */
function optionsOf(texts: CompiledMessages, id: string): ReadonlyMap<string, string> {
  const message: CompiledMessage = texts[id] ?? "";
  const parts = typeof message === "string" ? [] : message;
  return new Map(
    parts
      .filter((part) => typeof part === "object")
      .flatMap((part) => ("select" in part ? Object.entries(part.options) : []))
      .flatMap(([value, text]) => (typeof text === "string" ? [[value, text]] : [])),
  );
}

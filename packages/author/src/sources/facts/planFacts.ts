import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { MaterialOf, OutlineLesson } from "../../model/CapsuleOutline.ts";
import { numbered } from "../../model/Plan.ts";
import type { Plan, PlannedLevel } from "../../model/Plan.ts";
import { needing } from "../../texts/needing.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { FactMaterial } from "./draftFactLesson.ts";
import { entriesOfTable } from "./FactTable.ts";
import type { FactEntry, FactGroup } from "./FactTable.ts";
import type { FactTopic } from "./topics.ts";

/** So many facts are taught in one lesson; the last of a level may hold a few less or more. */
const factsPerLesson = 7;
/** The text, the cards and ten questions. */
const itemsPerLesson = 12;

const icons: Readonly<Record<FactTopic["table"], string>> = {
  elements: "⚗",
  capitals: "◉",
};

/** Lays out a capsule on a table of facts: its groups as levels, a few facts to a lesson. */
export function planFacts(
  { table, groups }: FactTopic,
  language: InstructionLanguage,
  texts: Texts,
): Plan {
  const entries = entriesOfTable(table, language);
  const levels = groups.map((group) => ({
    group,
    level: levelOf(
      entries.filter((entry) => entry.group === group),
      texts.t(`author.facts.group.${group}`),
      texts,
      { kind: "facts", table },
    ),
  }));
  const [only] = groups;
  const title = texts.t(`author.facts.${table}.title`);
  return {
    title:
      groups.length === 1 && only !== undefined
        ? `${title} · ${texts.t(`author.facts.group.${only}`)}`
        : title,
    description: texts.t(`author.facts.${table}.description`),
    objectives: levels.map(({ group }) => objective(group, texts)),
    prerequisites: needing([], texts),
    icon: icons[table],
    madeFrom: [{ title: texts.t(`author.facts.${table}.source`) }],
    ...numbered(levels.map(({ level }) => level)),
  };
}

function objective(group: FactGroup, texts: Texts): string {
  return texts.t("author.facts.objective", { group: texts.t(`author.facts.group.${group}`) });
}

function levelOf(
  entries: readonly FactEntry[],
  title: string,
  texts: Texts,
  material: { readonly kind: "facts"; readonly table: FactTopic["table"] },
): PlannedLevel {
  const count = Math.max(1, Math.round(entries.length / factsPerLesson));
  const lessons = Array.from(
    { length: count },
    (_, index): OutlineLesson<MaterialOf<"facts", FactMaterial>> => {
      const part = entries.slice(
        Math.round((index * entries.length) / count),
        Math.round(((index + 1) * entries.length) / count),
      );
      const [first] = part;
      return {
        title: texts.t("author.facts.lesson.title", {
          first: capitalised(first?.term ?? ""),
          last: part.at(-1)?.term ?? "",
        }),
        description: part.map(({ term }) => term).join(" · "),
        itemCount: itemsPerLesson,
        material: { ...material, ids: part.map(({ id }) => id) },
      };
    },
  );
  return {
    title,
    description: texts.t("author.facts.level.description", { count: entries.length }),
    lessons,
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

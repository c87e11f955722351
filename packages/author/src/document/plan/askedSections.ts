import type { DocumentMaterial, Evidence } from "../recipes/Recipe.ts";
import type { ReadDocument } from "./readDocument.ts";
import { titleHeading } from "./titles.ts";

/** A section that says less than this, in characters, need not be asked about. */
const shortest = { ofShort: 200, ofLong: 1000 };

/** Sections by their headings, in their order. */
export interface Sections {
  readonly asked: readonly string[];
  /** Those that say something and that no lesson asks about. */
  readonly unasked: readonly string[];
  /** Whether nothing is asked about what stands below the title of the document, before its first section. */
  readonly isBeginningUnasked: boolean;
}

/**
 * Which sections lessons ask about: of a short text by each heading, of a long one by the outermost headings. What is
 * about the document itself is none.
 */
export function askedSections(
  read: ReadDocument,
  materials: readonly DocumentMaterial[],
): Sections {
  const { document, blocks, isShort, aboutItself } = read;
  const { headings } = document;
  const outermost = Math.min(
    ...headings
      .map(({ level }) => level)
      .filter((level, _, all) => all.filter((other) => other === level).length > 1),
  );
  /** The heading that names the section of another; -1 where none does. */
  const sectionOf = (heading: number) =>
    isShort
      ? heading
      : headings.findLastIndex(({ level }, at) => at <= heading && level <= outermost);
  const headingAt = ({ page, start }: Pick<Evidence, "page" | "start">) =>
    blocks.findLast((block) => block.page === page && block.start <= start)?.heading ?? -1;
  const asked = new Set(materials.flatMap(evidenceOf).map((each) => sectionOf(headingAt(each))));
  const said = new Map<number, number>();
  for (const { heading, isHeading, text } of blocks)
    if (!isHeading && !aboutItself.has(heading)) {
      const section = sectionOf(heading);
      said.set(section, (said.get(section) ?? 0) + text.length);
    }
  const least = shortest[isShort ? "ofShort" : "ofLong"];
  const titled = (wanted: (at: number) => boolean) =>
    headings.flatMap(({ title }, at) => (wanted(at) ? [title] : []));
  /** Whether something below a heading is asked about, up to the next one of its level. */
  const isAskedBelow = (at: number) => {
    const next = headings.findIndex(
      ({ level }, index) => index > at && level <= (headings[at]?.level ?? 0),
    );
    return [...asked].some((each) => each >= at && (next < 0 || each < next));
  };
  const isTitle = (at: number) => at === 0 && titleHeading(document) !== null;
  return {
    asked: titled((at) => asked.has(at) && !isTitle(at)),
    unasked: titled((at) => (said.get(at) ?? 0) >= least && !isAskedBelow(at) && !isTitle(at)),
    isBeginningUnasked: isTitle(0) && (said.get(0) ?? 0) >= least && !asked.has(0),
  };
}

/** The passages that anything is asked about. */
function evidenceOf(material: DocumentMaterial): readonly Evidence[] {
  const { recipes, steps, lists, recalls, sorts, glossaries, tables, formulas, codes } = material;
  const { chronologies = [], names = [], whys, abouts = [], retellings } = material;
  const asked = [
    recipes,
    steps,
    lists,
    recalls,
    sorts,
    glossaries,
    tables,
    formulas,
    codes,
    whys,
    retellings,
  ];
  return [
    ...asked.flatMap((each) => (each ?? []).map(({ evidence }) => evidence)),
    ...chronologies.flatMap(({ events }) => events.map(({ evidence }) => evidence)),
    ...names.flatMap(({ named }) => named.map(({ evidence }) => evidence)),
    ...abouts.flatMap(({ told }) => told),
  ];
}

import type { Formatter } from "@alambic/i18n";

import type { Random } from "../random/createRandom.ts";
import type { AuthorRequest } from "./AuthorRequest.ts";
import type { LessonMaterial } from "./CapsuleOutline.ts";
import type { Fact } from "./Fact.ts";
import type { InstructionLanguage } from "./InstructionLanguage.ts";
import type { ItemDraft } from "./LessonDraft.ts";
import type { PlanResult } from "./Plan.ts";

/** What a lesson is drafted with, besides its material. */
export interface DraftContext {
  readonly language: InstructionLanguage;
  /** The author's own sentences, in that language. */
  readonly texts: Formatter;
  readonly random: Random;
}

/** What a text to read on in is written from, besides the lesson's own material. */
export interface TheoryContext extends DraftContext {
  /** The same for every round of a lesson. */
  readonly random: Random;
  readonly request: AuthorRequest;
  /** What the lesson holds by now. */
  readonly existing: readonly ItemDraft[];
}

/**
 * Something that courses are made from: data, rules, a document. `Asked` is what a request asks of it,
 * `Material` what it drafts one lesson from. Whoever holds the registry knows neither: what `recognise`
 * found is given back to `plan`, what `parseMaterial` read to `draft` and `theory`.
 */
export interface CourseSource<Asked = unknown, Material extends LessonMaterial = LessonMaterial> {
  readonly name: string;

  /** What the request asks of this source; null where it asks for something else. */
  recognise(request: AuthorRequest): Asked | null;

  /** Lays out levels and lessons, or refuses what the source cannot teach honestly. */
  plan(asked: Asked, request: AuthorRequest, texts: Formatter): PlanResult;

  /**
   * Reads what a lesson was planned from, also as it was stored by an earlier version; null where it
   * is not of this source, or is broken.
   */
  parseMaterial(material: LessonMaterial): Material | null;

  /** Drafts the lesson, the same for the same context. */
  draft(material: Material, context: DraftContext): readonly ItemDraft[];

  /** Texts to read on in, in their order, those among them that were read already. */
  theory(material: Material, context: TheoryContext): readonly ItemDraft[];

  /** The material with what was held back of it, for a lesson that is to bring more. */
  withSpares?(material: Material): Material;

  /** What the source's data says of the entries that an item rests on; null where it rests on others. */
  facts?(item: ItemDraft, request: AuthorRequest): readonly Fact[] | null;
}

import { createRandom } from "../../../packages/author/src/random/createRandom.ts";
import {
  codesOf,
  itemOfCase,
  lessonOfCase,
} from "../../../packages/author/src/provider/testing/cases/draftCase.ts";
import { kindCases } from "../../../packages/author/src/provider/testing/cases/index.ts";
import type { KindCase } from "../../../packages/author/src/provider/testing/cases/KindCase.ts";
import { injectFaults } from "../../../packages/author/src/testing/injectFaults.ts";
import type { Measured, Planted } from "./Planted.ts";

/**
 * What becomes of the drafts of a model of every kind that a model alone drafts in this way: as they
 * are, with the faults that a model makes, and with those of every item. Nobody solves them blind.
 */
export async function measureModelDrafts(): Promise<Measured> {
  const measured = await Promise.all(kindCases.map(measureCase));
  return {
    passed: measured.flatMap(({ passed }) => passed),
    planted: measured.flatMap(({ planted }) => planted),
  };
}

async function measureCase(kindCase: KindCase): Promise<Measured> {
  const { type, faults } = kindCase;
  const lesson = await lessonOfCase(kindCase);
  const sound = await itemOfCase(kindCase, lesson);
  if (sound === null) return { passed: [false], planted: [] };
  const isCaught = (item: typeof sound) => codesOf(item, lesson, kindCase).length > 0;
  const drafted = await Promise.all(
    faults.map(async ({ fault, change }): Promise<Planted> => {
      const item = await itemOfCase(kindCase, lesson, change);
      return { fault: `model’s ${type}: ${fault}`, caught: item === null || isCaught(item) };
    }),
  );
  const spoiled = injectFaults(sound, createRandom(`planted in ${type}`)).map(
    ({ fault, item }): Planted => ({ fault: `model’s ${type}: ${fault}`, caught: isCaught(item) }),
  );
  return { passed: [!isCaught(sound)], planted: [...drafted, ...spoiled] };
}

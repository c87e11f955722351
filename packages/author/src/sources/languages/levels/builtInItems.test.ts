import { expect, it } from "vitest";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { draftAll } from "../../../testing/draftAll.ts";
import { languageRequest } from "../../../testing/requests.ts";
import { checkLevel } from "../../../verify/checks/checkLevel.ts";
import { cefrLevels } from "../situations/situations.ts";
import { languageOfSkill } from "../../../model/taught-languages.ts";

const skills = ["english", "french", "dutch", "german", "spanish", "italian", "portuguese"];
const owns: readonly InstructionLanguage[] = ["en", "fr", "nl"];

it.each([...skills, "japanese"])(
  "the built-in author’s lessons on %s keep to their level",
  { timeout: 60_000 },
  async (skill) => {
    const language = languageOfSkill(skill) ?? "en";
    for (const own of owns.filter((each) => each !== language))
      for (const level of cefrLevels) {
        const request = languageRequest(skill, own, `${skill} ${level}`);
        const target = { language, level, taught: [] };
        const drafts = await draftAll(request);
        const found = drafts.flatMap(({ title, items }) =>
          items.flatMap((item) =>
            checkLevel(item, { request, accepted: [], target }).map(
              ({ detail }) => `${own} ${title}, ${item.title}: ${detail}`,
            ),
          ),
        );
        expect(drafts.flatMap(({ items }) => items).length).toBeGreaterThan(20);
        expect(found).toEqual([]);
      }
  },
);

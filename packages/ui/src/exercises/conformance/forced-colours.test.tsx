import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { alikeStates } from "../../testing/alikeStates.ts";
import { forceColours, movePointerAway } from "../../testing/forced-colours.ts";
import { isSetOff } from "../../testing/isSetOff.ts";
import { everyKind } from "../testing/everyKind.ts";
import { operables, walkByKeyboard } from "../testing/keyboard-walk.ts";
import { playIn } from "../testing/playIn.tsx";

beforeAll(async () => {
  await page.viewport(412, 915);
  await movePointerAway();
  await forceColours("active");
});
afterAll(() => forceColours("none"));

test.each(Object.entries(everyKind))(
  "in forced colours %s shows what can be operated, and where the focus is",
  async (_, exercise) => {
    const { container } = await playIn(exercise, "fr");
    expect((await walkByKeyboard(container)).unseen).toEqual([]);
    const fields = operables(container).filter((element) =>
      element.matches("input, textarea, select, [data-drag], [data-place]"),
    );
    expect(fields.filter((field) => !isSetOff(field)).map(({ outerHTML }) => outerHTML)).toEqual(
      [],
    );
    expect(alikeStates(container)).toEqual([]);
  },
);

import type { CDPSession } from "@vitest/browser-playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { isSetOff } from "../../testing/isSetOff.ts";
import { everyKind } from "../testing/everyKind.ts";
import { operables, walkByKeyboard } from "../testing/keyboard-walk.ts";
import { playIn } from "../testing/playIn.tsx";

const browser: CDPSession = cdp();

const force = (value: "active" | "none") =>
  browser.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

beforeAll(async () => {
  await page.viewport(412, 915);
  await force("active");
});
afterAll(() => force("none"));

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
  },
);

import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import trueFalse from "../exercises/true-false/index.ts";
import { Exercise } from "./Exercise.tsx";

test("what explains an answer comes with its feedback, though it is loaded apart", async () => {
  const screen = await render(
    <Exercise
      kind={trueFalse}
      content={{
        statement: "Ice floats on water.",
        answer: true,
        explanation: "Water widens when it freezes.",
      }}
      source={{ title: "Water", quote: "Ice is lighter than water.", url: "https://example.org" }}
      language="en"
      messages={{ ...kit, ...exercise }}
    />,
  );
  await screen.getByRole("radio", { name: "True" }).click();
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
  await expect.element(screen.getByText("Water widens when it freezes.")).toBeVisible();
  await expect
    .element(screen.getByRole("blockquote"))
    .toHaveTextContent("“Ice is lighter than water.”");
  await expect.element(screen.getByRole("link", { name: /^Water/u })).toBeVisible();
});

test.each([
  [undefined, "unknown_type", /does not open here/u],
  ["unloaded", "not_loaded", /could not be loaded/u],
] as const)("a kind that is %s is told from others", async (kind, code, words) => {
  const refused = vi.fn();
  const screen = await render(
    <Exercise
      kind={kind}
      content={{}}
      language="en"
      messages={{ ...kit, ...exercise }}
      onRefused={refused}
    />,
  );
  await expect.element(screen.getByRole("heading", { level: 2 })).toBeVisible();
  expect(screen.container.textContent).toMatch(words);
  expect(refused).toHaveBeenCalledExactlyOnceWith([{ path: "content_type", code }]);
});

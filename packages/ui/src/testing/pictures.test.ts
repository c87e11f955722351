import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { longestLanguage, statesByStory } from "./longest-language.ts";

const source = join(import.meta.dirname, "..");
const files = ["primitives", "patterns", "exercises", "embed"]
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => file.endsWith(".stories.tsx"));

const nameOf = (file: string) => basename(file, ".stories.tsx");

/** Look the same whatever happens: their notes say why. */
const withOneState = new Set([
  "AppFrame",
  "CallToAction",
  "Features",
  "FormCard",
  "Hero",
  "NavigationProvider",
  "PictureProvider",
  "Prose",
  "RichText",
  "StepCards",
]);

/** Cover the window, float above it or are led to a state by hand: each state is a story of its own. */
const withOneStateAtATime = new Set([
  "AchievementToasts",
  "Announcer",
  "CookieDialog",
  "Exercise",
  "ExercisePlayer",
  "InstallDialog",
  "LessonPlayer",
  "NewBadgeDialog",
  "NoticeRegion",
  "ReminderSnackbar",
  "TutorialOverlay",
  "TutorialPrompt",
  "WaitlistDialog",
]);

test.each(files)("%s has a sheet of its states, photographed in the longest language", (file) => {
  const text = readFileSync(join(source, file), "utf8");
  const stories = [...text.matchAll(/^export const (\w+)(?:: Story)? = /gm)].map(
    ([, name = ""]) => name,
  );
  const isSheet = stories.includes("States");
  expect(isSheet).toBe(!withOneState.has(nameOf(file)) && !withOneStateAtATime.has(nameOf(file)));
  const title =
    /title: "((?:Brand|Primitives|Patterns|Exercises|Embed)\/?[^"]*)"/.exec(text)?.[1] ?? "";
  const ids = stories.map((name) => toId(title, storyNameFromExport(name)).replace("--", "-"));
  const sheet = ids[isSheet ? stories.indexOf("States") : 0] ?? "";
  const taken = readdirSync(join(source, dirname(file), "__screenshots__"));
  const wanted = [sheet, ...ids.filter((id) => statesByStory.test(id))].flatMap((id) =>
    ["light", "dark", longestLanguage].map((way) => `${id}-${way}.png`),
  );
  expect(wanted.filter((picture) => !taken.includes(picture))).toEqual([]);
});

test("every component that has no sheet is still there", () => {
  const names = new Set(files.map(nameOf));
  expect([...withOneState, ...withOneStateAtATime].filter((name) => !names.has(name))).toEqual([]);
});

const everywhere = readdirSync(source, { recursive: true, encoding: "utf8" });

test("no picture is left of a story that is gone", () => {
  const stories = everywhere
    .filter((file) => file.endsWith(".stories.tsx"))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), "utf8");
      const title = /^const meta = \{[\s\S]*?\btitle: "([^"]+)"/m.exec(text)?.[1] ?? "";
      return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) =>
        toId(title, storyNameFromExport(name)).replace("--", "-"),
      );
    });
  const pictures = everywhere
    .filter((file) => file.includes("__screenshots__") && file.endsWith(".png"))
    .map((file) => basename(file).replace(/-(?:light|dark|nl)\.png$/, ""));
  expect(pictures.filter((picture) => !stories.includes(picture))).toEqual([]);
});

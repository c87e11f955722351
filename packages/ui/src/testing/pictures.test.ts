import { readdirSync, readFileSync, statSync } from "node:fs";
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

/** A sheet is photographed in light in its own language, and in dark in the longest. */
const pictureWays = ["light", `dark-${longestLanguage}`];
const mostPictures = 400;
const mostBytes = 20_000_000;

/** The story that a picture is of. */
function storyOf(picture: string): string {
  return picture.replace(/-(?:light|dark-[a-z]{2})\.png$/u, "");
}

const nameOf = (file: string) => basename(file, ".stories.tsx");

/** Look the same whatever happens: their notes say why. */
const withOneState = new Set([
  "AppFrame",
  "CallToAction",
  "ExerciseSolution",
  "Features",
  "FormCard",
  "Hero",
  "NavigationProvider",
  "PictureProvider",
  "Prose",
  "QuestWeek",
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
  "VocabularyTrainer",
  "LessonPlayer",
  "NewBadgeDialog",
  "NoticeRegion",
  "ReminderSnackbar",
  "ReviewPlayer",
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
  const pictures = readdirSync(join(source, dirname(file), "__screenshots__"));
  const wanted = [sheet, ...ids.filter((id) => statesByStory.test(id))].flatMap((id) =>
    pictureWays.map((way) => `${id}-${way}.png`),
  );
  const taken = pictures.filter((picture) => ids.includes(storyOf(picture)));
  expect(taken.toSorted()).toEqual([...new Set(wanted)].toSorted());
});

test("every component that has no sheet is still there", () => {
  const names = new Set(files.map(nameOf));
  expect([...withOneState, ...withOneStateAtATime].filter((name) => !names.has(name))).toEqual([]);
});

const everywhere = readdirSync(source, { recursive: true, encoding: "utf8" });
const pictures = everywhere.filter(
  (file) => file.includes("__screenshots__") && file.endsWith(".png"),
);

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
  const left = pictures.map((file) => storyOf(basename(file)));
  expect(left.filter((story) => !stories.includes(story))).toEqual([]);
});

test("the pictures are few and packed, so that a clone stays light", () => {
  const bytes = pictures.map((file) => statSync(join(source, file)).size);
  expect(pictures.length).toBeLessThanOrEqual(mostPictures);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
});

import { expect, test } from "vitest";
import { filesOfPage, judgeBudget, judgeFiles, keysOfScreen } from "./budgets.ts";
import { filesOf } from "./manifest.ts";

const onDemand = { isDynamicEntry: true };
const generated = "../../packages/i18n/generated";

const manifest = {
  "_react.js": { file: "react.js", css: ["main.css"], imports: ["_form.js"] },
  "src/features/login/LoginScreen.tsx": { file: "login.js", imports: ["_react.js"], ...onDemand },
  "_form.js": { file: "form.js", css: ["form.css", "main.css"], imports: ["_react.js"] },
  "src/shell/member/MemberRoot.tsx": { file: "member.js", ...onDemand },
  "src/shell/overlays/Overlays.tsx": { file: "overlays.js", ...onDemand },
  [`${generated}/fr/kit.ts`]: { file: "fr-kit.js", ...onDemand },
  [`${generated}/en/kit.ts`]: { file: "en-kit.js", ...onDemand },
  [`${generated}/fr/plan.ts`]: { file: "fr-plan.js", ...onDemand },
};

function loadOf(name: string): string[] {
  const screen = { name, source: "src/features/login/LoginScreen.tsx", namespaces: ["account"] };
  return filesOf(manifest, keysOfScreen(manifest, screen, ["kit"], "fr"));
}

test("the page names its own scripts and styles", () => {
  const page = `<script src="/first.js"></script><link rel="modulepreload" href="/assets/a.js">
    <link rel="stylesheet" href="/assets/a.css"><link rel="icon" href="/brand/favicon.svg">`;
  expect(filesOfPage(page)).toEqual(["first.js", "assets/a.js", "assets/a.css"]);
});

test("a screen loads itself, the texts of one language, and what they import, each once", () => {
  expect(loadOf("login")).toEqual([
    "form.css",
    "form.js",
    "fr-kit.js",
    "login.js",
    "main.css",
    "overlays.js",
    "react.js",
  ]);
});

test("a screen for members also loads what the app does for members", () => {
  expect(loadOf("plan")).toContain("member.js");
});

test("what is loaded with others comes with its bundle", () => {
  const bundled = {
    ...manifest,
    "together:start-texts-fr": { file: "fr-start.js", ...onDemand },
    "together:lesson": { file: "lessons.js", ...onDemand },
  };
  const source = "src/features/lesson/LessonScreen.tsx";
  const screen = { name: "lesson", source, namespaces: [] };
  const loaded = filesOf(bundled, keysOfScreen(bundled, screen, ["kit"], "fr"));
  expect(loaded).toContain("fr-start.js");
  expect(loaded).toContain("lessons.js");
  expect(loaded).not.toContain("fr-kit.js");
});

test("as many files as the budget are let through, one more is not", () => {
  expect(judgeFiles("login", 10, 10)).toEqual([]);
  expect(judgeFiles("login", 11, 10)).toHaveLength(1);
});

test("a size on the budget is let through, one above is not", () => {
  expect(judgeBudget("login", 110, 110)).toEqual([]);
  expect(judgeBudget("login", 110.1, 110)).toHaveLength(1);
});

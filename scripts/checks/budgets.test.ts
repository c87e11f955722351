import { expect, test } from "vitest";
import { filesOf, judgeBudget, screensOf } from "./budgets.ts";

const manifest = {
  "index.html": { file: "main.js", css: ["main.css"], imports: ["_react.js"], isEntry: true },
  "_react.js": { file: "react.js", imports: ["index.html"] },
  "src/features/login/Login.tsx": {
    file: "login.js",
    imports: ["_react.js", "_form.js"],
    isDynamicEntry: true,
  },
  "_form.js": { file: "form.js", css: ["form.css", "main.css"] },
  "src/features/plan/Plan.tsx": { file: "plan.js", isDynamicEntry: true },
};

test("a screen is a feature that is loaded by itself", () => {
  expect(screensOf(manifest).map(({ name }) => name)).toEqual(["login", "plan"]);
});

test("a first load is the entry, the screen and what both import, each once", () => {
  const [login] = screensOf(manifest);
  expect(filesOf(manifest, login?.keys ?? [])).toEqual([
    "form.css",
    "form.js",
    "login.js",
    "main.css",
    "main.js",
    "react.js",
  ]);
});

test("a size on the budget is let through, one above is not", () => {
  expect(judgeBudget("login", 110, 110)).toEqual([]);
  expect(judgeBudget("login", 110.1, 110)).toHaveLength(1);
});

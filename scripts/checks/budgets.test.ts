import { expect, test } from "vitest";
import { judgeBudget, keysOfScreen } from "./budgets.ts";
import { filesOf } from "./manifest.ts";

const onDemand = { isDynamicEntry: true };
const generated = "../../packages/i18n/generated";

const manifest = {
  "index.html": { file: "main.js", css: ["main.css"], imports: ["_react.js"], isEntry: true },
  "_react.js": { file: "react.js", imports: ["index.html"] },
  "src/features/login/LoginScreen.tsx": { file: "login.js", imports: ["_form.js"], ...onDemand },
  "_form.js": { file: "form.js", css: ["form.css", "main.css"] },
  "src/app/member/MemberServices.tsx": { file: "member.js", ...onDemand },
  "src/app/overlays/Overlays.tsx": { file: "overlays.js", ...onDemand },
  [`${generated}/fr/kit.ts`]: { file: "fr-kit.js", ...onDemand },
  [`${generated}/en/kit.ts`]: { file: "en-kit.js", ...onDemand },
  [`${generated}/fr/plan.ts`]: { file: "fr-plan.js", ...onDemand },
};

function loadOf(name: string): string[] {
  const screen = { name, source: "src/features/login/LoginScreen.tsx", namespaces: ["account"] };
  return filesOf(manifest, keysOfScreen(manifest, screen, ["kit"], "fr"));
}

test("a first load is page, screen, the texts of one language, and what they import, each once", () => {
  expect(loadOf("login")).toEqual([
    "form.css",
    "form.js",
    "fr-kit.js",
    "login.js",
    "main.css",
    "main.js",
    "overlays.js",
    "react.js",
  ]);
});

test("a screen for members also loads what the app does for members", () => {
  expect(loadOf("plan")).toContain("member.js");
});

test("a size on the budget is let through, one above is not", () => {
  expect(judgeBudget("login", 110, 110)).toEqual([]);
  expect(judgeBudget("login", 110.1, 110)).toHaveLength(1);
});

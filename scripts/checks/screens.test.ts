import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/root.ts";
import { readBaseNamespaces, readScreens } from "./screens.ts";

const app = join(root, "apps/learner/src/shell");

test("a screen is read with its source and its texts, however it is laid out", () => {
  const routes = `
    screen: defineScreen(() => import("../../features/login/LoginScreen.tsx"), ["account"]),
    screen: defineScreen(
      () => import("../../features/plan/PlanScreen.tsx"),
      ["plan", "lesson"],
    ),`;
  expect(readScreens(routes)).toEqual([
    { name: "login", source: "src/features/login/LoginScreen.tsx", namespaces: ["account"] },
    { name: "plan", source: "src/features/plan/PlanScreen.tsx", namespaces: ["plan", "lesson"] },
  ]);
});

test("every screen of the app is read", () => {
  const routes = readFileSync(join(app, "routing/routes.ts"), "utf8");
  expect(readScreens(routes)).toHaveLength(routes.match(/import\("/gu)?.length ?? 0);
});

test("the texts of every screen are read", () => {
  const source = readFileSync(join(app, "locale/base-namespaces.ts"), "utf8");
  expect(readBaseNamespaces(source)).toContain("kit");
});

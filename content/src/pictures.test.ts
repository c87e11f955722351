import icons from "@iconify-json/fluent-emoji-flat/icons.json" with { type: "json" };
import { expect, it } from "vitest";
import pictures from "../pictures.json" with { type: "json" };
import { loadShippedCapsules } from "./loadShippedCapsules.ts";

function pictureNames(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "name" in part && "alt" in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(pictureNames)];
}

it("lists exactly the pictures in use, all of them in the icon set", async () => {
  const used = new Set(pictureNames(await loadShippedCapsules()));
  expect(pictures).toEqual([...used].toSorted());
  expect(pictures.filter((name) => !(name in icons.icons))).toEqual([]);
});

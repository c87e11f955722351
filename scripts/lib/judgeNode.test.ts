import { expect, test } from "vitest";
import { judgeNode } from "./judgeNode.js";

test.each(["22.18.0", "22.20.1", "24.21.0", "26.0.0"])("Node %s will do", (version) => {
  expect(judgeNode(version)).toBeUndefined();
});

test.each(["18.20.4", "20.20.2", "22.17.1"])("Node %s is refused by name", (version) => {
  expect(judgeNode(version)).toContain(version);
});

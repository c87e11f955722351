import { beforeEach, expect, test } from "vitest";
import { dismissNotice, notices, notify } from "./notices.ts";

const texts = () => notices.shown.map(({ text }) => text);
const say = (text: string) => notify({ tone: "info", text });

beforeEach(() => {
  for (const { id } of notices.shown) dismissNotice(id);
});

test("messages stand in the order in which they came, three at most", () => {
  for (const text of ["a", "b", "c", "d"]) say(text);
  expect(texts()).toEqual(["b", "c", "d"]);
});

test("the same words are said once, the last time", () => {
  for (const text of ["a", "b", "a"]) say(text);
  expect(texts()).toEqual(["b", "a"]);
});

test("a later message about the same takes the place of the one before", () => {
  notify({ tone: "info", text: "in the making", about: "42" });
  say("other");
  notify({ tone: "right", text: "ready", about: "42" });
  expect(texts()).toEqual(["other", "ready"]);
});

test("a message can be put away", () => {
  say("a");
  say("b");
  dismissNotice(notices.shown[0]?.id ?? "");
  expect(texts()).toEqual(["b"]);
});

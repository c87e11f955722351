import { expect, it } from "vitest";

import { joinedAlike } from "./joinedAlike.ts";

const car = { link: "car", reason: "car la Hollande tient le fleuve" };
const parceQue = { link: "parce que", reason: "parce que la dette pèse sur tout le pays" };

it("joins a reason with the word of another", () => {
  expect(joinedAlike(parceQue, car, "fr")).toBe("car la dette pèse sur tout le pays");
  expect(joinedAlike(car, parceQue, "fr")).toBe("parce que la Hollande tient le fleuve");
  const since = { link: "since", reason: "since the mills stood beside it" };
  const because = { link: "because", reason: "because the pumps burned coal" };
  expect(joinedAlike(since, because, "en")).toBe("because the mills stood beside it");
  const doordat = { link: "doordat", reason: "doordat het water lager staat" };
  const omdat = { link: "omdat", reason: "omdat de wind draait" };
  expect(joinedAlike(doordat, omdat, "nl")).toBe("omdat het water lager staat");
});

it("drops the vowel where French does", () => {
  const il = { link: "car", reason: "car il pleut sur la plaine" };
  const eau = { link: "parce qu", reason: "parce qu’aucun pont ne tient" };
  expect(joinedAlike(il, parceQue, "fr")).toBe("parce qu’il pleut sur la plaine");
  expect(joinedAlike(eau, car, "fr")).toBe("car aucun pont ne tient");
});

it("joins none of another build, and none whose vowel nobody can tell", () => {
  const want = { link: "want", reason: "want de wind draait" };
  expect(joinedAlike(want, { link: "omdat", reason: "omdat de wind draait" }, "nl")).toBeNull();
  const h = { link: "car", reason: "car huit ponts tiennent" };
  expect(joinedAlike(h, parceQue, "fr")).toBeNull();
});

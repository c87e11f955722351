import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkWaitlistForm,
  checkWaitlistRequest,
  mostInvitees,
  mostTopicLength,
  mostTopics,
  readTopics,
  shownName,
} from "./index.ts";

const person = (email: string) => ({ email, first_name: "", last_name: "" });
const form = {
  ...person("lina@example.org"),
  invitees: [],
  topics: "",
  beta_tester: false,
};

describe("topics", () => {
  test.each([
    ["", []],
    [" , ,", []],
    ["Japonais,  fractions ,Japonais", ["Japonais", "fractions"]],
    ["Droit  du travail, droit du travail", ["Droit du travail"]],
  ])("of %j", (text, topics) => expect(readTopics(text)).toEqual(topics));

  test("are trimmed, distinct and never empty", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const topics = readTopics(text);
        return (
          new Set(topics).size === topics.length &&
          topics.every((topic) => topic !== "" && topic === topic.trim() && !topic.includes(","))
        );
      }),
    );
  });

  test("ten are taken, eleven are not", () => {
    const topics = (count: number) =>
      Array.from({ length: count }, (_, index) => `t${index}`).join();
    expect(checkWaitlistForm({ ...form, topics: topics(mostTopics) }).ok).toBe(true);
    expect(checkWaitlistForm({ ...form, topics: topics(mostTopics + 1) })).toMatchObject({
      error: [{ path: "topics", code: "too_many" }],
    });
  });
});

describe("the address", () => {
  test.each([
    ["   ", "required"],
    ["lina@", "invalid_email"],
  ])("%j is refused: %s", (email, code) => {
    expect(checkWaitlistForm({ ...form, email })).toEqual({
      ok: false,
      error: [{ path: "email", code }],
    });
  });
});

describe("invitees", () => {
  test("are trimmed; empty, repeated and own addresses are left out", () => {
    const emails = [
      " noor@example.org ",
      "",
      "NOOR@example.org",
      "Lina@Example.org",
      "sam@example.org",
    ];
    const checked = checkWaitlistForm({ ...form, invitees: emails.map(person) });
    expect(checked).toMatchObject({
      value: { invitees: [person("noor@example.org"), person("sam@example.org")] },
    });
  });

  test("a wrong address is named by its line", () => {
    const invitees = [person(""), person("noor@")];
    expect(checkWaitlistForm({ ...form, invitees })).toMatchObject({
      error: [{ path: "invitees.1.email", code: "invalid_email" }],
    });
  });

  test("five are taken, six are not, and repeating one costs nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.nat({ max: 7 }), (count, again) => {
        const emails = Array.from({ length: count }, (_, index) => `friend${index}@example.org`);
        const repeated = [...emails, ...emails.slice(0, again)];
        const { ok } = checkWaitlistForm({ ...form, invitees: repeated.map(person) });
        return ok === count <= mostInvitees;
      }),
    );
  });
});

describe("names", () => {
  test.each(["ליאת", "Анна-Мария", "O’Neill", "J. R. R.", "ل نور", ""])("%j is taken", (name) => {
    expect(checkWaitlistForm({ ...form, first_name: name }).ok).toBe(true);
  });

  test.each([
    ["win at https://evil.example", "invalid_characters"],
    ["a\r\nBcc: b@example.org", "invalid_characters"],
    ["\u202Eanil", "invalid_characters"],
    ["a".repeat(81), "too_long"],
  ])("%j is refused: %s", (last_name, code) => {
    expect(checkWaitlistForm({ ...form, last_name })).toEqual({
      ok: false,
      error: [{ path: "last_name", code }],
    });
  });

  test("of friends are held to the same", () => {
    const invitees = [{ ...person("noor@example.org"), first_name: "<b>" }];
    expect(checkWaitlistForm({ ...form, invitees })).toMatchObject({
      error: [{ path: "invitees.0.first_name", code: "invalid_characters" }],
    });
  });

  test("never read as an address", () => {
    expect(shownName({ first_name: "evil.example", last_name: "" })).toBe("evil. example");
    expect(shownName({ first_name: "", last_name: "" })).toBeNull();
  });
});

test("a request that another program sends is put in order as the form is", () => {
  const sent = {
    ...person(" lina@example.org "),
    invitees: [person("LINA@example.org"), person("noor@example.org"), person("")],
    study_topics: ["Japonais, droit", "japonais", ""],
    beta_tester: false,
  };
  const checked = checkWaitlistRequest(sent);
  expect(checked).toMatchObject({
    value: { ...person("lina@example.org"), invitees: [person("noor@example.org")] },
  });
  expect(checked).toMatchObject({ value: { study_topics: ["Japonais", "droit"] } });
  const long = { ...sent, study_topics: ["x".repeat(mostTopicLength + 1)] };
  expect(checkWaitlistRequest(long)).toMatchObject({
    error: [{ path: "topics", code: "too_long" }],
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkAge,
  checkEmail,
  checkRegistration,
  checkUsername,
  countries,
  isLookAlike,
  leastAge,
  meetsPasswordRules,
  passwordConfirmation,
  passwordRules,
  readRegistration,
} from "./index.ts";

function met(password: string): string[] {
  return passwordRules(password).flatMap((rule) => (rule.met ? [rule.rule] : []));
}

describe("password", () => {
  test.each([
    ["", []],
    ["abcdefgh", ["length", "lowercase"]],
    ["Été 2026", ["length", "lowercase", "uppercase", "digit"]],
    ["aB3!aB3", ["lowercase", "uppercase", "digit", "special"]],
    ["aB3!aB3!", ["length", "lowercase", "uppercase", "digit", "special"]],
  ])("%j meets %j", (password, rules) => expect(met(password)).toEqual(rules));

  test("counts characters, not the units that store them", () => {
    expect(met("🙂🙂🙂🙂")).not.toContain("length");
  });

  test("more characters never break a rule", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(met(password + more)).toEqual(expect.arrayContaining(met(password)));
      }),
      { seed: 1 },
    );
  });

  test("is confirmed by typing it again", () => {
    expect(passwordConfirmation("a", "")).toBe("empty");
    expect(passwordConfirmation("a", "b")).toBe("differs");
    expect(passwordConfirmation("a", "a")).toBe("matches");
  });
});

test.each([
  ["", "required"],
  ["li", "too_short"],
  ["lina", null],
  ["zoé.van-dijk_3", null],
  ["l".repeat(32), null],
  ["l".repeat(33), "too_long"],
  ["li na", "invalid_characters"],
  ["lina@home", "invalid_characters"],
  ["<b>lina</b>", "invalid_characters"],
  ["li\u200Bna", "invalid_characters"],
  ["\u202Enimda", "invalid_characters"],
  ["li\u3164na", "invalid_characters"],
  [`lina${"\u0301".repeat(4)}`, "invalid_characters"],
  ["ליאת", null],
  ["ليلى_2", null],
  ["Татьяна", null],
  ["Ελένη", null],
  ["さくらsakura桜", null],
  ["김lina", null],
  ["2026", null],
])("user name %j: %s", (username, code) => expect(checkUsername(username)).toBe(code));

test.each([
  ["lina", false],
  ["zoé.van-dijk_3", false],
  ["Татьяна", false],
  ["Ελένη", false],
  ["さくらsakura桜", false],
  ["김lina", false],
  ["2026", false],
  ["alісе", true],
  ["сосо-42", true],
  ["ΝΙΚΟ", true],
  ["admin_ליאת", true],
])("user name %j looks like another: %s", (username, expected) =>
  expect(isLookAlike(username)).toBe(expected),
);

test.each([
  ["", "required"],
  ["lina@example.org", null],
  ["lina+cours@mail.example.org", null],
  ["lina@münchen.example", null],
  ["lina", "invalid_email"],
  ["@example.org", "invalid_email"],
  ["lina@localhost", "invalid_email"],
  ["lina@example.org.", "invalid_email"],
  ["lina@-example.org", "invalid_email"],
  ["li na@example.org", "invalid_email"],
  ["lina@@example.org", "invalid_email"],
  [".lina@example.org", "invalid_email"],
  ["lina@example.123", "invalid_email"],
  [`${"l".repeat(65)}@example.org`, "invalid_email"],
  [`lina@${"e".repeat(250)}.org`, "too_long"],
])("e-mail %j: %s", (email, code) => expect(checkEmail(email)).toBe(code));

describe("age", () => {
  test.each([
    ["FR", 15],
    ["BE", 13],
    ["NL", 16],
    ["other", 16],
    ["", 16],
    ["toString", 16],
  ])("an account is opened alone in %j from %d", (country, age) => {
    expect(leastAge(country)).toBe(age);
  });

  test("what is confirmed is enough from that age on, and never before", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...countries), fc.string()),
        fc.integer({ min: 0, max: 130 }),
        (country, age) => {
          const code = checkAge(country, age);
          expect(code).toBe(age < leastAge(country) ? "age_unconfirmed" : null);
          // Sixteen is enough everywhere, twelve nowhere, and who is older is never refused.
          if (age >= 16) expect(code).toBeNull();
          if (age <= 12) expect(code).not.toBeNull();
          if (code === null) expect(checkAge(country, age + 1)).toBeNull();
        },
      ),
      { seed: 1 },
    );
    expect(checkAge("FR", Number.NaN)).toBe("age_unconfirmed");
  });
});

describe("registration", () => {
  const sound = {
    username: "lina",
    email: "lina@example.org",
    password: "Distille1!",
    password_confirm: "Distille1!",
    country: "BE",
    confirmed_age: 13,
  };

  test("trims the name and the address, and never the password", () => {
    const read = readRegistration({
      ...sound,
      username: " lina ",
      email: "\tlina@example.org ",
      password: " P ",
    });
    expect(read).toMatchObject({ username: "lina", email: "lina@example.org", password: " P " });
  });

  test.each([
    [{ password_confirm: "a", passwordConfirm: "b" }, "a"],
    [{ passwordConfirm: "b", password_confirmation: "c" }, "b"],
    [{ password_confirmation: "c" }, "c"],
    [{}, "p"],
  ])("takes the confirmation from %j", (fields, confirmation) => {
    expect(readRegistration({ password: "p", ...fields }).password_confirm).toBe(confirmation);
  });

  test("lets a sound one pass", () => {
    expect(checkRegistration(sound)).toEqual({ ok: true, value: sound });
  });

  test("names every field that is wrong, once", () => {
    const wrong = {
      username: "l",
      email: "lina",
      password: "short",
      password_confirm: "other",
      country: "",
      confirmed_age: 0,
    };
    expect(checkRegistration(wrong)).toEqual({
      ok: false,
      error: [
        { path: "username", code: "too_short" },
        { path: "email", code: "invalid_email" },
        { path: "password", code: "password_rules" },
        { path: "password_confirm", code: "password_mismatch" },
        { path: "country", code: "required" },
        { path: "confirmed_age", code: "age_unconfirmed" },
      ],
    });
  });

  test("reads anything without throwing", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        const result = checkRegistration(readRegistration(fields));
        expect(result.ok && !meetsPasswordRules(result.value.password)).toBe(false);
      }),
      { seed: 1 },
    );
  });
});

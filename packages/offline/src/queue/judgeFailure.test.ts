import { expect, test } from "vitest";

import { judgeFailure } from "./judgeFailure.ts";

test.each([{ kind: "network" }, { kind: "timeout" }, { kind: "unexpected", status: null }])(
  "without an answer of the server ($kind) the answer is kept, and the round ends",
  (failure) => {
    expect(judgeFailure(failure)).toEqual({ kind: "keep", endsRound: true, retryAfter: null });
  },
);

test.each([401, 429, 502, 503, 504])("a %i keeps the answer and ends the round", (status) => {
  expect(judgeFailure({ kind: "problem", status, retryAfter: 7 })).toEqual({
    kind: "keep",
    endsRound: true,
    retryAfter: 7,
  });
});

test.each([408, 500])("a %i keeps the answer and lets the others be tried", (status) => {
  expect(judgeFailure({ kind: "problem", status })).toMatchObject({
    kind: "keep",
    endsRound: false,
  });
});

test.each([400, 403, 404, 409, 413, 415, 422, 451])(
  "a %i is a refusal, with its words",
  (status) => {
    const failure = { kind: "problem", status, code: "not_found", detail: "Introuvable." };
    expect(judgeFailure(failure)).toEqual({
      kind: "refuse",
      refusal: { status, code: "not_found", detail: "Introuvable." },
    });
  },
);

test.each([200, 302, 403, 404, 511])(
  "a %i of something in between keeps the answer, and ends the round",
  (status) => {
    expect(judgeFailure({ kind: "unexpected", status })).toEqual({
      kind: "keep",
      endsRound: true,
      retryAfter: null,
    });
  },
);

test("an answer that is another member’s is kept for its own", () => {
  const failure = { kind: "problem", status: 409, code: "account_mismatch", detail: "…" };
  expect(judgeFailure(failure)).toMatchObject({ kind: "keep", endsRound: true });
});

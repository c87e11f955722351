import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ContractOperation } from "../contract/Contract.ts";
import { readContract } from "../contract/readContract.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";

/** Whatever is sent, no operation fails: it answers, or says what it was not given. */
const server = await startTestServer();
const member = await createMember(server, "pro");
const own = await makeCapsule(server, member);
const operations = readContract().operations.filter(
  ({ isSocket, operationId }) => !isSocket && operationId !== "logout",
);

const ids = fc.constantFrom(
  own.capsuleId,
  own.moleculeId,
  own.atomId,
  "0",
  "%00",
  "..%2f..",
  "'; drop table users; --",
  "a".repeat(300),
);

/** Texts that a database cannot keep among those that it can. */
const texts = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom("\u0000", "a\u0000b", "\uD800", "\uDC00 first"),
);

const rounds = 12;
const seed = 20_261_120;

function fillPath({ path }: ContractOperation, values: readonly string[]): string {
  let index = 0;
  return path.replaceAll(/\{[^}]+\}/gu, () => {
    index += 1;
    return encodeURIComponent(values[index - 1] ?? "x");
  });
}

const malformed = fc.constantFrom(
  "{",
  "",
  "null",
  "[]",
  "3",
  '"text"',
  "\u0000",
  '{"__proto__":{}}',
  '{"text":"\\ud800"}',
  "[".repeat(5000),
);

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (_id, operation) => {
    it("never fails on a malformed body or path", async () => {
      await fc.assert(
        fc.asyncProperty(fc.tuple(ids, ids, ids), malformed, async (values, payload) => {
          const answer = await member.call(operation.method, fillPath(operation, values), {
            headers: { "content-type": "application/json" },
            ...(operation.method !== "GET" && { payload }),
          });
          expect(answer.status).toBeLessThan(500);
        }),
        { numRuns: rounds, seed },
      );
    });

    it("never fails on well-formed nonsense", async () => {
      const nonsense = fc.oneof(
        fc.object({ maxDepth: 3 }),
        fc.dictionary(fc.constantFrom(...fieldNames), fc.jsonValue({ maxDepth: 2 })),
        fc.dictionary(fc.constantFrom(...fieldNames), texts),
        fc.dictionary(fc.constantFrom(...fieldNames), fc.dictionary(texts, texts, { maxKeys: 3 })),
      );
      await fc.assert(
        fc.asyncProperty(nonsense, texts, async (body, text) => {
          const query = text.toWellFormed();
          const path = fillPath(operation, [own.capsuleId, "mathematics", "generic"]);
          const search = `?cursor=${encodeURIComponent(query)}&search=${encodeURIComponent(query)}`;
          const answer = await member.call(operation.method, `${path}${search}`, {
            headers: { "content-type": "application/json", "x-timezone": "Nowhere/None" },
            ...(operation.method !== "GET" && { payload: JSON.stringify(body) }),
          });
          expect(answer.status).toBeLessThan(500);
        }),
        { numRuns: rounds, seed },
      );
    });
  },
);

const fieldNames = [
  "username",
  "email",
  "password",
  "password_confirm",
  "topic",
  "text",
  "title",
  "domain",
  "answer_id",
  "atom_id",
  "response",
  "answered_at",
  "status",
  "suggested",
  "corrected",
];

describe("the catalogue's search", () => {
  it("takes any text that can be kept", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 100 }), async (search) => {
        const query = new URLSearchParams({ search }).toString();
        const answer = await member.get(`/capsules/public?${query}`);
        expect(answer.status).toBe(search.includes("\u0000") ? 400 : 200);
      }),
      { numRuns: 100, seed },
    );
  });
});

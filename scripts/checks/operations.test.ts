import { expect, test } from "vitest";
import { judgeOperations, operationsOf } from "./operations.ts";

const document = {
  paths: {
    "/users/me": {
      parameters: [{ name: "X-Timezone", in: "header" }],
      get: { operationId: "getMe", tags: ["users"] },
    },
  },
};
const handler = "apps/server/src/features/users/operations/getMe.ts";
const hook = "packages/api-client/generated/users/useGetMe.ts";

test("the operations are read from the document", () => {
  expect(operationsOf(document)).toEqual([{ id: "getMe", tag: "users", isSocket: false }]);
});

test("an operation with its handler and its hook is in order", () => {
  const files = [handler, hook, "packages/api-client/src/core/index.ts"];
  expect(judgeOperations(operationsOf(document), files)).toEqual([]);
});

test("a hook by hand does as well", () => {
  const files = [handler, "packages/api-client/src/users/useGetMe.ts"];
  expect(judgeOperations(operationsOf(document), files)).toEqual([]);
});

test("a missing handler and a missing hook are found", () => {
  const [first, second] = judgeOperations(operationsOf(document), []);
  expect(first).toContain(handler);
  expect(second).toContain(hook);
});

test("a folder that no tag of the contract bears is found", () => {
  const files = [handler, hook, "apps/server/src/features/billing/pay.ts"];
  expect(judgeOperations(operationsOf(document), files)).toEqual([
    "billing is a folder, and no tag of the contract",
  ]);
});

test("the WebSocket has a hook and needs no handler", () => {
  const socket = { operationId: "openSocket", tags: ["realtime"], responses: { "101": {} } };
  const found = operationsOf({ paths: { "/ws": { get: socket } } });
  expect(judgeOperations(found, ["packages/api-client/src/realtime/useOpenSocket.ts"])).toEqual([]);
  expect(judgeOperations(found, [])).toHaveLength(1);
});

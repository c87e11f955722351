import { describe, expect, it } from "vitest";

import { databaseFaultOf } from "./databaseFault.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

describe("databaseFaultOf", () => {
  it.each([
    ["53100", "storage_full"],
    ["ENOSPC", "storage_full"],
    ["57014", "unavailable"],
    ["08006", "unavailable"],
    ["23505", null],
    ["ENOENT", null],
  ])("knows %s as %s", (code, fault) => {
    expect(databaseFaultOf(withCode(code))).toBe(fault);
    expect(databaseFaultOf(new Error("around", { cause: withCode(code) }))).toBe(fault);
  });

  it("knows a pool without a free connection", () => {
    const error = new Error("timeout exceeded when trying to connect");
    expect(databaseFaultOf(error)).toBe("unavailable");
  });

  it.each([null, "53100", { code: "53100" }])("knows nothing in %j", (value) => {
    expect(databaseFaultOf(value)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";

import { AuthorUnavailableError } from "@alambic/author/service";
import { problemOf } from "./problemOf.ts";

describe("problemOf", () => {
  it("asks to try again in a moment where the author's thread took too long, or ended", () => {
    const error = new AuthorUnavailableError("timed_out", "classify");
    expect(problemOf(error)).toMatchObject({ code: "unavailable", details: { retryAfter: 1 } });
  });
});

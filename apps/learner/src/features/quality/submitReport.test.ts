import type { Failure } from "@alambic/api-client/core";
import type { QueuedReport } from "@alambic/offline/queue";
import { describe, expect, it, vi } from "vitest";

import { submitReport } from "./submitReport.ts";
import type { ReportWays } from "./submitReport.ts";

const report: QueuedReport = {
  atomId: "a-1",
  body: { report_id: "r-1", reason: "unclear", comment: "", details: [] },
};
const offline: Failure = { kind: "network" };

function ways(failure: Failure | null, isSaved = true) {
  return {
    send: vi
      .fn<ReportWays["send"]>()
      .mockResolvedValue(failure === null ? { ok: true, data: undefined } : { ok: false, failure }),
    keep: vi
      .fn<ReportWays["keep"]>()
      .mockResolvedValue(isSaved ? { status: "saved" } : { status: "not-saved", reason: "full" }),
  };
}

describe("a report", () => {
  it("that gets through is kept nowhere", async () => {
    const { send, keep } = ways(null);
    expect(await submitReport(report, { send, keep })).toEqual({ status: "sent" });
    expect(keep).not.toHaveBeenCalled();
  });

  it("made without a network is kept under its id", async () => {
    const { send, keep } = ways(offline);
    expect(await submitReport(report, { send, keep })).toEqual({ status: "kept" });
    expect(keep).toHaveBeenCalledExactlyOnceWith(report);
  });

  it("that cannot be kept either stays in the form", async () => {
    const failed = { status: "failed", failure: offline };
    expect(await submitReport(report, ways(offline, false))).toEqual(failed);
  });
});

import { describe, expect, it } from "vitest";

import { canFit } from "../testing/canFit.ts";
import { drawParameters, simulateLearner } from "../testing/simulateLearner.ts";
import { fitApart } from "./fitApart.ts";

const histories = simulateLearner(drawParameters(3), { seed: 3, reviews: 600 });
const aborting = new URL("../testing/abortingEntry.ts", import.meta.url);
const hanging = new URL("../testing/hangingEntry.ts", import.meta.url);

describe("a fit in a process of its own", () => {
  it("comes back with its result, and says so where the platform has no optimiser", async () => {
    const result = await fitApart(histories);
    if (canFit)
      expect(result).toMatchObject({ compared: { own: { logLoss: expect.any(Number) } } });
    else expect(result).toEqual({ outcome: "failed", fault: "unavailable" });
  });

  it("that crashes fails, and this process goes on", async () => {
    const crashed = { outcome: "failed", fault: "crashed" };
    expect(await fitApart(histories, { entry: aborting })).toEqual(crashed);
  });

  it("that hangs is ended at its limit, or when it is told to", async () => {
    const late = await fitApart(histories, { entry: hanging, timeLimitMs: 300 });
    expect(late).toEqual({ outcome: "failed", fault: "timed_out" });
    const stop = new AbortController();
    const told = fitApart(histories, { entry: hanging, signal: stop.signal });
    stop.abort();
    expect(await told).toBeNull();
    expect(await fitApart(histories, { signal: stop.signal })).toBeNull();
  });
});

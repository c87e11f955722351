import { describe, expect, it } from "vitest";

import { deepTreePdf } from "../testing/hostilePdfs.ts";
import { readWatched } from "../testing/readWatched.ts";
import { inflatingPdf, manyPagesPdf } from "../testing/strangePdfs.ts";

const mostMegabytes = 600;
const page = Array.from(
  { length: 40 },
  (_, line) => `The bees of colony ${line} live together in the nest that the workers have built.`,
);

describe("a reader as the server starts it takes no more than 600 MB", { timeout: 60_000 }, () => {
  it.each<[what: string, bytes: Uint8Array, status: "extracted" | "refused"]>([
    ["as many full pages as may be", manyPagesPdf(2500, page), "extracted"],
    ["a bomb of 300 MB", inflatingPdf(300), "refused"],
    ["a bomb of 1 GB", inflatingPdf(1024), "refused"],
    ["100,000 pages", manyPagesPdf(100_000), "refused"],
    ["a page below 100,000 nodes", deepTreePdf(100_000), "refused"],
  ])("%s", async (_, bytes, status) => {
    const { result, peakMegabytes } = await readWatched(bytes);
    expect(result.status).toBe(status);
    // Where the system does not tell, nothing is measured.
    expect(peakMegabytes ?? 0).toBeLessThanOrEqual(mostMegabytes);
  });
});

import { afterEach, describe, expect, it } from "vitest";

import { makePdf, readSampleText } from "../testing/makePdf.ts";
import { extractDocument } from "./extractDocument.ts";
import { dismissReader, prepareReader, takeReader } from "./reader.ts";

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("prepareReader", { timeout: 30_000 }, () => {
  afterEach(() => {
    takeReader().kill("SIGKILL");
  });

  it("starts one reader, which reads the next document and ends with it", async () => {
    const pid = prepareReader();
    expect(prepareReader()).toBe(pid);
    expect(isRunning(pid)).toBe(true);
    const { status } = await extractDocument(await makePdf(readSampleText("en")));
    expect(status).toBe("extracted");
    expect(isRunning(pid)).toBe(false);
    expect(prepareReader()).not.toBe(pid);
  });

  it("is left alone by a document that is read within other limits", async () => {
    const pid = prepareReader();
    const result = await extractDocument(await makePdf(readSampleText("en")), { maxPages: 1 });
    expect(result).toEqual({ status: "refused", code: "pdf_too_many_pages" });
    expect(prepareReader()).toBe(pid);
  });

  it("leaves none behind when the server stops", async () => {
    const pid = prepareReader();
    dismissReader();
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
    expect(prepareReader()).not.toBe(pid);
  });

  it("ends a reader to which nothing comes", async () => {
    const pid = prepareReader(20);
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => prepareReader() === pid).toBe(false);
  });
});

import { expect, test } from "vitest";
import { checkPdf } from "./checkPdf.ts";

const megabyte = 1024 * 1024;

function pdf(bytes: number, start = "%PDF-1.7\n"): File {
  return new File([start, new Uint8Array(bytes - start.length)], "course.pdf");
}

test.each([
  ["no file", null, Infinity, "missing"],
  ["an empty file", new File([], "empty.pdf"), Infinity, "empty"],
  ["a picture that calls itself a PDF", new File(["\u0089PNG"], "a.pdf"), Infinity, "not_pdf"],
  ["any PDF without a plan for it", pdf(100), 0, "plan_required"],
  ["more than may be imported", pdf(9 * megabyte + 1), 9 * megabyte, "too_large"],
] as const)("refuses %s", async (_, file, limit, problem) => {
  expect(await checkPdf(file, limit)).toBe(problem);
});

test.each([
  ["just as much as may be imported", pdf(9 * megabyte), 9 * megabyte],
  ["any size where no limit is known", pdf(9 * megabyte + 1), Infinity],
  ["a PDF that begins after a few stray bytes", pdf(2000, "\n\n%PDF-1.4"), 9 * megabyte],
] as const)("takes %s", async (_, file, limit) => {
  expect(await checkPdf(file, limit)).toBeNull();
});

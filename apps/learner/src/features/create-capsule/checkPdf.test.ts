import { expect, test } from "vitest";
import { checkPdf } from "./checkPdf.ts";

const megabyte = 1024 * 1024;

function pdf(bytes: number, start = "%PDF-1.7\n"): File {
  return new File([start, new Uint8Array(bytes - start.length)], "course.pdf");
}

test.each([
  ["no file", null, "pro", "missing"],
  ["an empty file", new File([], "empty.pdf"), "pro", "empty"],
  ["a picture that calls itself a PDF", new File(["\u0089PNG"], "a.pdf"), "pro", "not_pdf"],
  ["any PDF without a plan for it", pdf(100), "free", "plan_required"],
  ["more than 9 MB with Premium", pdf(9 * megabyte + 1), "premium", "too_large"],
] as const)("refuses %s", async (_, file, plan, problem) => {
  expect(await checkPdf(file, plan)).toBe(problem);
});

test.each([
  ["just 9 MB with Premium", pdf(9 * megabyte), "premium"],
  ["more than that with Pro", pdf(9 * megabyte + 1), "pro"],
  ["a PDF that begins after a few stray bytes", pdf(2000, "\n\n%PDF-1.4"), "premium"],
] as const)("takes %s", async (_, file, plan) => {
  expect(await checkPdf(file, plan)).toBeNull();
});

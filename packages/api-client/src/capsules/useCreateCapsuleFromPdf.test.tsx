import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createWorld, renderApiHook } from "../core/testing/renderApiHook.tsx";
import { useCreateCapsuleFromPdf } from "./index.ts";

/** Stands for the browser's upload: a test says how far it is, and how it ends. */
class FakeXhr extends EventTarget {
  static latest: FakeXhr | null = null;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  responseType = "";
  withCredentials = false;
  status = 0;
  response: Blob | null = null;
  opened = "";
  form: FormData | null = null;

  constructor() {
    super();
    FakeXhr.latest = this;
  }
  open(method: string, url: string): void {
    this.opened = `${method} ${new URL(url).pathname}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    const type = this.status < 400 ? "application/json" : "application/problem+json";
    return `content-type: ${type}\r\nretry-after: 3\r\n`;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(
      new ProgressEvent("progress", { lengthComputable: true, loaded, total }),
    );
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.response = new Blob([JSON.stringify(body)]);
    this.dispatchEvent(new Event("load"));
  }
}

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", FakeXhr));
afterEach(() => void vi.unstubAllGlobals());

const input = {
  title: "Notes",
  domain: "mathematics",
  area: "generic",
  main_skill: "algebra",
  language: "fr",
} as const;

async function startUpload() {
  const { result } = await renderApiHook(createWorld(), useCreateCapsuleFromPdf);
  const pdf_file = new File(["%PDF-1.7"], "notes.pdf", { type: "application/pdf" });
  FakeXhr.latest = null;
  const outcome = result.current.run({ ...input, pdf_file });
  await vi.waitFor(() => expect(FakeXhr.latest?.form).not.toBeNull());
  const xhr = FakeXhr.latest ?? new FakeXhr();
  return { result, outcome, xhr };
}

test("a PDF goes as a form with the file last, and tells how much of it got through", async () => {
  const { result, outcome, xhr } = await startUpload();
  expect(xhr.opened).toBe("POST /api/v2/capsules/from-pdf");
  expect(xhr.withCredentials).toBe(true);
  expect(xhr.headers.get("accept-language")).toBe("fr");
  expect(xhr.headers.has("content-type")).toBe(false);
  expect([...(xhr.form?.keys() ?? [])]).toEqual([...Object.keys(input), "pdf_file"]);
  expect(xhr.form?.get("pdf_file")).toMatchObject({ name: "notes.pdf", type: "application/pdf" });

  xhr.progress(2, 8);
  await vi.waitFor(() => expect(result.current.sent).toBe(0.25));
  xhr.answer(202, { id: "c-1" });
  await expect(outcome).resolves.toEqual({ ok: true, data: { id: "c-1" } });
});

test("a refusal keeps the server's words", async () => {
  const { outcome, xhr } = await startUpload();
  xhr.answer(413, { code: "pdf_too_large", detail: "Ce PDF est trop volumineux." });
  await expect(outcome).resolves.toMatchObject({
    ok: false,
    failure: { code: "pdf_too_large", detail: "Ce PDF est trop volumineux.", retryAfter: 3 },
  });
});

test("a network that fails is the network's", async () => {
  const { outcome, xhr } = await startUpload();
  xhr.dispatchEvent(new Event("error"));
  await expect(outcome).resolves.toEqual({ ok: false, failure: { kind: "network" } });
});

test("an upload can be given up", async () => {
  const { result, outcome, xhr } = await startUpload();
  const aborted = vi.spyOn(xhr, "abort");
  result.current.cancel();
  await expect(outcome).resolves.toEqual({ ok: false, failure: { kind: "cancelled" } });
  expect(aborted).toHaveBeenCalledOnce();
});

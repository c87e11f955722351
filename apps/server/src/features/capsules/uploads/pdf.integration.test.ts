import { afterEach, describe, expect, it } from "vitest";

import {
  blankPdf,
  encryptedPdf,
  inflatingPdf,
  makePdf,
  readSampleText,
  scannedPdf,
} from "@alambic/author/testing";
import { read, readText } from "@alambic/domain/testing";
import { createThreadAuthor } from "../../../testing/createThreadAuthor.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";

const megabyte = 1024 * 1024;
const blank = await blankPdf();
const scan = await scannedPdf(2);
const server = await startTestServer({
  author: createThreadAuthor(),
  withJobs: true,
  environment: { PDF_MAX_BYTES: String(12 * megabyte) },
});

const fields = {
  title: "",
  domain: "natural_sciences",
  area: "generic",
  main_skill: "biology",
  language: "en",
};

interface Upload {
  readonly file?: Uint8Array;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly part?: string;
}

async function upload(member: TestMember, { file, name = "bees.pdf", ...rest }: Upload) {
  const form = new FormData();
  for (const [key, value] of Object.entries(rest.fields ?? fields)) form.set(key, value);
  if (file) form.set(rest.part ?? "pdf_file", new Blob([new Uint8Array(file)]), name);
  const encoded = new Response(form);
  return member.call("POST", "/capsules/from-pdf", {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  });
}

/** Bytes that begin like a PDF. */
function largePdf(bytes: number): Uint8Array {
  const file = new Uint8Array(bytes);
  file.set(Buffer.from("%PDF-1.7\n"));
  return file;
}

async function expectNothingMade(): Promise<void> {
  expect(await server.db.selectFrom("capsules").select("id").execute()).toEqual([]);
  expect(await server.db.selectFrom("documents").select("capsule_id").execute()).toEqual([]);
  expect(await server.db.selectFrom("quota_units").select("capsule_id").execute()).toEqual([]);
}

describe("what is refused", () => {
  afterEach(expectNothingMade);

  it.each([
    ["a text", "premium", Buffer.from("just text"), 415, "not_a_pdf"],
    ["a picture", "premium", Buffer.from("\u0089PNG\r\n"), 415, "not_a_pdf"],
    ["no bytes", "premium", new Uint8Array(), 422, "pdf_empty"],
    ["no file", "premium", undefined, 422, "pdf_missing"],
    ["a broken PDF", "premium", Buffer.from("%PDF-1.7\nnothing"), 422, "pdf_damaged"],
    ["a locked PDF", "premium", encryptedPdf(), 422, "pdf_encrypted"],
    ["a blank page", "premium", blank, 422, "pdf_empty"],
    ["a scan", "premium", scan, 422, "pdf_no_text"],
    ["a bomb", "premium", inflatingPdf(300), 422, "pdf_too_complex"],
    ["10 MB on Premium", "premium", largePdf(10 * megabyte), 413, "pdf_too_large"],
    ["13 MB on Pro", "pro", largePdf(13 * megabyte), 413, "pdf_too_large"],
    ["a free member's PDF", "free", largePdf(100), 403, "plan_required"],
  ] as const)("%s", async (_what, plan, file, status, code) => {
    const member = await createMember(server, plan);
    const answer = await upload(member, file ? { file } : {});
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 0 } });
  });

  it("names the limit that was gone over", async () => {
    const member = await createMember(server, "premium");
    const answer = await upload(member, { file: largePdf(10 * megabyte) });
    expect(readText(answer.body, "detail")).toContain("9 MB");
    const pro = await upload(await createMember(server, "pro"), { file: largePdf(13 * megabyte) });
    expect(readText(pro.body, "detail")).toContain("12 MB");
  });

  it.each([
    ["an unknown domain", { ...fields, domain: "cooking" }, "domain", "not_allowed"],
    ["an unknown field", { ...fields, colour: "red" }, "colour", "unknown_field"],
    [
      "a missing language",
      { title: "", domain: "music", area: "old", main_skill: "a" },
      "language",
      "required",
    ],
  ])("%s", async (_what, wrong, path, code) => {
    const member = await createMember(server, "premium");
    const answer = await upload(member, { file: largePdf(100), fields: wrong });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
  });

  it("a file in another field", async () => {
    const member = await createMember(server, "premium");
    expect(await upload(member, { file: largePdf(100), part: "document" })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "document", code: "unknown_field" }] },
    });
  });

  it.each([
    ["without a boundary", "multipart/form-data", "x"],
    [
      "that ends too early",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nhal',
    ],
    ["that is none", "multipart/form-data; boundary=x", "nothing of a form"],
  ])("a form %s", async (_what, contentType, payload) => {
    const member = await createMember(server, "premium");
    const answer = await member.call("POST", "/capsules/from-pdf", {
      payload,
      headers: { "content-type": contentType },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it("a text of which no honest lesson can be made, with the reason", async () => {
    const member = await createMember(server, "premium");
    const list = Array.from(
      { length: 400 },
      (_, index) => `The list of the ${index} apples with the pears of the garden`,
    ).join("\n\n");
    const answer = await upload(member, { file: await makePdf(list) });
    expect(answer).toMatchObject({ status: 422, body: { code: "document_not_authorable" } });
    expect(read(answer.body, "reasons.0.message")).toEqual(expect.any(String));
  });
});

async function made(member: TestMember, id: string): Promise<unknown> {
  let capsule: unknown;
  await waitFor("the capsule", async () => {
    const { body } = await member.get(`/capsules/${id}/natural_sciences/generic`);
    capsule = read(body, "capsule");
    return read(capsule, "generation_status") === "completed";
  });
  return capsule;
}

describe("a PDF with text", () => {
  it("becomes a capsule whose items show where in it they come from", async () => {
    const member = await createMember(server, "premium");
    const file = await makePdf(readSampleText("en"), { title: "Bees" });
    const answer = await upload(member, { file, name: "C:\\papers\\The bees.pdf" });
    expect(answer).toMatchObject({
      status: 202,
      headers: { "retry-after": "2" },
      body: { made_from: { kind: "document", label: "The bees" }, generation_status: "pending" },
    });
    const id = readText(answer.body, "id");
    await made(member, id);
    const lesson = await member.get(`/capsules/${id}/granule/1/molecule/1`);
    expect(lesson.status).toBe(200);
    expect(JSON.stringify(lesson.body)).toContain('"quote"');
    expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 1 } });
  });

  it("bears the name of its file where it has no title of its own", async () => {
    const member = await createMember(server, "premium");
    const file = await makePdf(readSampleText("en").replaceAll(/^#+ .*$/gmu, ""));
    const answer = await upload(member, { file, name: "life_in-the-hive (1).pdf" });
    expect(await made(member, readText(answer.body, "id"))).toMatchObject({
      title: "Life in-the-hive",
    });
  });
});

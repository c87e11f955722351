import { describe, expect, it } from "vitest";

import { prepareReader } from "@alambic/author/reader";
import {
  declaredPagesPdf,
  deepArrayPdf,
  deepTreePdf,
  encryptedPdf,
  endlessTreePdf,
  inflatingPdf,
  makePdf,
  manyPagesPdf,
  readSampleText,
} from "@alambic/author/testing";
import { createThreadAuthor } from "../../../testing/createThreadAuthor.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestAnswer } from "../../../testing/TestMember.ts";
import { uploadPdf } from "../../../testing/uploadPdf.ts";
import { waitFor } from "../../../testing/waitFor.ts";

const server = await startTestServer({ author: createThreadAuthor() });
const sound = await makePdf(readSampleText("en"));

interface HeldUpload {
  readonly answer: Promise<TestAnswer>;
  readonly isAnswered: () => boolean;
  /** Lets the reader go on. */
  readonly release: () => void;
}

/** Uploads a PDF whose reader stands still in the middle of its work. */
async function uploadHeld(bytes: Uint8Array): Promise<HeldUpload> {
  const member = await createMember(server, "pro");
  const reader = prepareReader() ?? 0;
  process.kill(reader, "SIGSTOP");
  let answered = false;
  const answer = uploadPdf(member, bytes).finally(() => (answered = true));
  await waitFor("the reader to be taken", () => answered || prepareReader() !== reader);
  return { answer, isAnswered: () => answered, release: () => process.kill(reader, "SIGCONT") };
}

/** What somebody else does meanwhile: reads, and writes. */
async function othersAreServed(): Promise<void> {
  const other = await createMember(server);
  expect(await other.get("/users/me")).toMatchObject({ status: 200 });
  const topic = { text: "Fractions for beginners" };
  expect(await other.post("/capsules/classify-topic/", topic)).toMatchObject({ status: 200 });
  expect(await other.get("/capsules/quota")).toMatchObject({ body: { used: 0 } });
}

describe("while a hostile PDF is read, others are served, and it is refused", () => {
  it.each([
    ["a cut one", sound.slice(0, sound.length / 2), 422, "pdf_damaged"],
    ["100,000 pages", manyPagesPdf(100_000), 422, "pdf_too_many_pages"],
    ["one page that says it is 100,000", declaredPagesPdf(100_000), 422, "pdf_too_short"],
    ["a page below many nodes", deepTreePdf(100_000), 422, "pdf_too_short"],
    ["an endless tree", endlessTreePdf(), 422, "pdf_damaged"],
    ["many arrays", deepArrayPdf(1_000_000), 422, "pdf_damaged"],
    ["a bomb", inflatingPdf(300), 422, "pdf_too_complex"],
    ["a lock", encryptedPdf(), 422, "pdf_encrypted"],
  ] as const)("%s", async (_what, bytes, status, code) => {
    const upload = await uploadHeld(bytes);
    await othersAreServed();
    expect(upload.isAnswered()).toBe(false);
    upload.release();
    expect(await upload.answer).toMatchObject({ status, body: { code } });
  });
});

it("others are served while every reader that may run is busy and a PDF waits for its turn", async () => {
  const first = await uploadHeld(inflatingPdf(300));
  const second = await uploadHeld(inflatingPdf(300));
  const member = await createMember(server, "pro");
  let waited = true;
  const third = uploadPdf(member, encryptedPdf()).finally(
    () => (waited = first.isAnswered() || second.isAnswered()),
  );
  await othersAreServed();
  first.release();
  second.release();
  const answers = await Promise.all([first.answer, second.answer, third]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(waited).toBe(true);
});

import { randomUUIDv7 } from "node:crypto";

import { begunDraft, draftSaveState, openedDraft, stepDraft } from "@alambic/domain/drafts";
import type { DraftSync, DraftSyncEvent } from "@alambic/domain/drafts";
import { noteText, parseNote } from "@alambic/domain/notes";
import { expect, it } from "vitest";

import { read, readList, readText } from "@alambic/domain/testing";
import { drawer } from "../../platform/drawer.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

/** How often two tabs write while they crash and lose the network; `pnpm eval drafts` does it more often. */
const runs = Number(process.env["DRAFT_RUNS"] ?? "6");
const actions = 24;
const server = await startTestServer();

/** Every sign that is typed in a run is another one. */
const firstSign = 0x4e00;

interface Draft {
  readonly text: string;
}

interface Tab {
  /** What this tab was opened as: its place on the device. */
  readonly openedId: string;
  sync: DraftSync<Draft>;
}

const bodyOf = ({ text }: Draft) => {
  const content = text === "" ? [] : [{ type: "text", text }];
  const document = { type: "doc", content: [{ type: "paragraph", content }] };
  return { title: "", content: document, font: "sans", font_size: "normal" };
};

it("no sign of a note is lost once it was shown as saved, whatever ends the tab", async () => {
  let saved = 0;
  for (let run = 0; run < runs; run += 1) {
    const member = await createMember(server, "pro");
    const shown = await play(member, drawer(20 + run));
    const kept = await everySign(member);
    expect([...shown].filter((sign) => !kept.has(sign))).toEqual([]);
    saved += shown.size;
  }
  expect(saved).toBeGreaterThan(runs * 2);
}, 1_800_000);

/** Two tabs of one device on one note; the signs that were shown as saved. */
async function play(member: TestMember, draw: () => number): Promise<Set<string>> {
  const noteId = randomUUIDv7();
  /** What is on the device. Whatever ends a tab leaves it. */
  const device = new Map<string, string>();
  const shown = new Set<string>();
  let signs = 0;

  const note = (sync: DraftSync<Draft>): DraftSync<Draft> => {
    if (draftSaveState(sync) === "saved") for (const sign of sync.draft.text) shown.add(sign);
    return sync;
  };
  const step = (tab: Tab, event: DraftSyncEvent<Draft>) => {
    tab.sync = stepDraft(tab.sync, event);
    if (draftSaveState(tab.sync) === "saved") device.delete(tab.openedId);
    else device.set(tab.openedId, JSON.stringify(tab.sync));
    note(tab.sync);
  };
  const open = async (openedId: string): Promise<Tab> => {
    const kept = device.get(openedId);
    if (kept !== undefined) return { openedId, sync: JSON.parse(kept) };
    const { status, body } = await member.get(`/toolbox/notes/${openedId}`);
    if (status === 404) return { openedId, sync: begunDraft(openedId, { text: "" }) };
    const text = textOf(body);
    return { openedId, sync: note(openedDraft(openedId, Number(read(body, "version")), { text })) };
  };
  const send = async (tab: Tab, fate: "answered" | "lost-request" | "lost-reply") => {
    step(tab, { kind: "due" });
    const { sending } = tab.sync;
    if (sending === null) return;
    if (fate === "lost-request") return step(tab, { kind: "unanswered" });
    const event = await deliver(member, tab.sync, sending);
    step(tab, fate === "answered" ? event : { kind: "unanswered" });
  };

  const tabs = [await open(noteId), await open(noteId)];
  for (let number = 0; number < actions; number += 1) {
    const at = draw() < 0.5 ? 0 : 1;
    const tab = tabs[at] ?? (await open(noteId));
    const chance = draw();
    if (chance < 0.5) {
      const sign = String.fromCodePoint(firstSign + signs);
      signs += 1;
      step(tab, { kind: "typed", draft: { text: tab.sync.draft.text + sign } });
    } else if (chance < 0.7) {
      await send(tab, "answered");
    } else if (chance < 0.8) {
      await send(tab, draw() < 0.5 ? "lost-request" : "lost-reply");
    } else {
      // The tab crashed; the next one opens the note, or what became of it.
      const list = readList((await member.get("/toolbox/notes")).body, "items");
      const ids = [noteId, ...list.map((item) => readText(item, "id"))];
      tabs[at] = await open(ids[Math.floor(draw() * ids.length)] ?? noteId);
    }
  }
  return shown;
}

/** Brings a draft to the server, and says what came of it as a tab is told. */
async function deliver(
  member: TestMember,
  { id, baseVersion, conflictOf }: DraftSync<Draft>,
  draft: Draft,
): Promise<DraftSyncEvent<Draft>> {
  const { status, body } =
    baseVersion > 0
      ? await member.call("PUT", `/toolbox/notes/${id}`, {
          payload: { base_version: baseVersion, ...bodyOf(draft) },
        })
      : await member.post("/toolbox/notes", { id, ...bodyOf(draft), conflict_of: conflictOf });
  if (status < 300) return { kind: "kept", version: Number(read(body, "version")) };
  const forkId = randomUUIDv7();
  if (status === 404) return { kind: "gone", forkId };
  expect(status).toBe(409);
  return { kind: "changed-elsewhere", forkId };
}

async function everySign(member: TestMember): Promise<ReadonlySet<string>> {
  const list = readList((await member.get("/toolbox/notes?limit=100")).body, "items");
  const texts = list.map(async (item) =>
    textOf((await member.get(`/toolbox/notes/${readText(item, "id")}`)).body),
  );
  return new Set((await Promise.all(texts)).join(""));
}

function textOf(body: unknown): string {
  const content = parseNote(read(body, "content"));
  if (content === null) throw new Error("The server keeps no note.");
  return noteText(content);
}

import { downloadCapsule, downloadLesson } from "@alambic/api-client/capsules";
import { settle } from "@alambic/api-client/core";
import type { Failure } from "@alambic/api-client/core";
import type { CapsuleDetail, Lesson, Molecule } from "@alambic/contract";
import { isAllowedOffline, markOf } from "@alambic/domain/offline";
import { beginCopy, completeCopy, readCopy, saveLesson } from "@alambic/offline/store";
import type { KeepOutcome } from "@alambic/offline/store";
import { proxy } from "valtio/vanilla";
import { api } from "../api.ts";
import type { CapsuleAddress } from "../routing/paths.ts";
import { announceCopies } from "./changes.ts";
import { keeper } from "./copies.ts";
import { keepFiles } from "./keepFiles.ts";
import { shellIsHere } from "./shellIsHere.ts";

/** Why a download did not come to its end. */
export type DownloadFailure =
  /** The device has no more room. */
  | "full"
  /** The browser refuses to store, or the app's own files did not arrive. */
  | "unavailable"
  /** The server was not reached, or did not give what was asked. */
  | "network";

export type DownloadOutcome = { readonly failure: DownloadFailure | null };

/** How far the downloads are that are under way, by capsule. */
export const downloads = proxy<Record<string, { done: number; count: number } | undefined>>({});

class Stopped extends Error {
  readonly failure: DownloadFailure;

  constructor(failure: DownloadFailure) {
    super(`The download stopped: ${failure}.`);
    this.failure = failure;
  }
}

/** Downloads what of a capsule is not kept, or changed since. */
export function downloadAll(address: CapsuleAddress): Promise<DownloadOutcome> {
  return download(address, () => true, true);
}

/** Downloads one lesson of a capsule. */
export function downloadOne(address: CapsuleAddress, moleculeId: string): Promise<DownloadOutcome> {
  return download(address, ({ id }) => id === moleculeId, false);
}

async function download(
  address: CapsuleAddress,
  isWanted: (molecule: Molecule) => boolean,
  isWhole: boolean,
): Promise<DownloadOutcome> {
  if (downloads[address.id] !== undefined) return { failure: null };
  const progress = { done: 0, count: 0 };
  downloads[address.id] = progress;
  try {
    await run(address, isWanted, isWhole);
    return { failure: null };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { failure: error.failure };
  } finally {
    downloads[address.id] = undefined;
    announceCopies();
  }
}

async function run(
  { id: capsuleId, domain, area }: CapsuleAddress,
  isWanted: (molecule: Molecule) => boolean,
  isWhole: boolean,
): Promise<void> {
  const user = keeper();
  if (user === null || !(await shellIsHere())) throw new Stopped("unavailable");
  const detail = await arrived(downloadCapsule(api, { capsule_id: capsuleId, domain, area }));
  const now = () => new Date(api.clock.now()).toISOString();
  const before = await readCopy(user.id, capsuleId);
  const wasWhole = before?.completed_at ?? null;
  written(await beginCopy({ user_id: user.id, capsule_id: capsuleId, saved_at: now(), detail }));
  const marks = new Map(before?.lessons.map(({ id, mark }) => [id, mark]));
  const wanted = moleculesOf(detail).filter(
    (molecule) =>
      isWanted(molecule) &&
      molecule.generation_status === "completed" &&
      marks.get(molecule.id) !== markOf(molecule),
  );
  downloads[capsuleId] = { done: 0, count: wanted.length };
  for (const [index, molecule] of wanted.entries()) {
    const lesson = await arrived(downloadLesson(api, { molecule_id: molecule.id }));
    if (lesson.status === "ready") await keepLesson(user.id, molecule, lesson.data, now());
    downloads[capsuleId] = { done: index + 1, count: wanted.length };
    announceCopies();
  }
  if (isWhole) written(await completeCopy(user.id, capsuleId, now()));
  else if (wasWhole !== null) written(await completeCopy(user.id, capsuleId, wasWhole));
}

async function keepLesson(
  userId: string,
  molecule: Molecule,
  lesson: Lesson,
  savedAt: string,
): Promise<void> {
  const payload = lesson.atoms.some(isAllowedOffline) ? lesson : null;
  if (payload !== null) {
    await keepFiles(payload).catch((error: unknown) => {
      throw stoppedBy(error);
    });
  }
  const bytes = payload === null ? 0 : new TextEncoder().encode(JSON.stringify(payload)).length;
  const { id } = molecule;
  const { id: capsule_id } = lesson.capsule;
  const saved = { id, user_id: userId, capsule_id, saved_at: savedAt, payload };
  written(await saveLesson(saved, { mark: markOf(molecule), bytes }));
}

function moleculesOf({ granules }: CapsuleDetail): Molecule[] {
  return granules.flatMap(({ molecules }) => molecules);
}

async function arrived<Data>(call: Promise<Data>): Promise<Data> {
  const outcome = await settle(call);
  if (outcome.ok) return outcome.data;
  throw new Stopped(reasonOf(outcome.failure));
}

function reasonOf({ kind }: Failure): DownloadFailure {
  return kind === "problem" ? "unavailable" : "network";
}

function written(outcome: KeepOutcome): void {
  if (outcome.status === "not-saved") throw new Stopped(outcome.reason);
}

/** A picture that did not arrive is a `TypeError`; a full disk says so. */
function stoppedBy(error: unknown): unknown {
  if (error instanceof TypeError) return new Stopped("network");
  if (!(error instanceof DOMException)) return error;
  return new Stopped(error.name === "QuotaExceededError" ? "full" : "network");
}

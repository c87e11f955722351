import type { AnswerFeedback, CapsuleDetail, Lesson, User } from "@alambic/contract";
import { afterAnswer, isAllowedOffline, keepingObstacle } from "@alambic/domain/offline";
import { changeCopy, listCopies, readCopy, readLesson, wasCleared } from "@alambic/offline/store";
import type { SavedCapsule, SavedLesson } from "@alambic/offline/store";
import { api, memberId } from "../api.ts";
import { answerQueue } from "../queues/answer-queue.ts";
import { announceCopies } from "./changes.ts";
import { keptLessons } from "./kept-lessons.ts";

/** The member in force, where they may keep lessons: copies are shown to nobody else. */
export function keeper(): User | null {
  const { current } = api.session.state;
  return current.status === "member" && keepingObstacle(current.user) === null
    ? current.user
    : null;
}

/** What is stored for the member, whether or not they may still open it. */
export async function readStoredCopies(): Promise<SavedCapsule[]> {
  const userId = memberId();
  return userId === null ? [] : await listCopies(userId);
}

/** The capsules that the member keeps, the last saved first. */
export async function readCopies(): Promise<SavedCapsule[]> {
  const user = keeper();
  return user === null ? [] : await listCopies(user.id);
}

/** What the member keeps of a capsule. */
export async function readOwnCopy(capsuleId: string): Promise<SavedCapsule | null> {
  const user = keeper();
  return user === null ? null : await readCopy(user.id, capsuleId);
}

/** Whether an update of the app threw away what the member kept of a capsule. */
export async function readWasCleared(capsuleId: string): Promise<boolean> {
  const user = keeper();
  return user !== null && (await wasCleared(user.id, capsuleId));
}

/** The plan of a capsule that the member keeps. */
export async function readKeptPlan(capsuleId: string): Promise<CapsuleDetail | null> {
  const copy = await readOwnCopy(capsuleId);
  if (copy === null) return null;
  keptLessons.ids = copy.lessons.filter((line) => !line.is_online_only).map(({ id }) => id);
  return copy.detail;
}

/** A lesson as the member keeps it. */
export async function readOwnLesson(moleculeId: string): Promise<SavedLesson | null> {
  const user = keeper();
  return user === null ? null : await readLesson(user.id, moleculeId);
}

/** A lesson that the member keeps, with the items that need no network. */
export async function readKeptLesson(moleculeId: string): Promise<Lesson | null> {
  const saved = await readOwnLesson(moleculeId);
  if (saved === null) return null;
  const copy = await readOwnCopy(saved.capsule_id);
  const { payload } = saved;
  const molecules = copy?.detail.granules.flatMap((granule) => granule.molecules) ?? [];
  return {
    ...payload,
    molecule: molecules.find(({ id }) => id === moleculeId) ?? payload.molecule,
    atoms: payload.atoms.filter(isAllowedOffline),
  };
}

/** A lesson that the member keeps, by its place. */
export async function readKeptLessonAt(
  capsuleId: string,
  granuleOrder: number,
  moleculeOrder: number,
): Promise<Lesson | null> {
  const copy = await readOwnCopy(capsuleId);
  const granule = copy?.detail.granules.find(({ order }) => order === granuleOrder);
  const molecule = granule?.molecules.find(({ order }) => order === moleculeOrder);
  return molecule === undefined ? null : await readKeptLesson(molecule.id);
}

/** Takes an answer over into the copy, so that its lesson goes on there without a network. */
export async function recordAnswer(
  capsuleId: string,
  atomId: string,
  outcome: AnswerFeedback["outcome"],
): Promise<void> {
  const user = keeper();
  if (user === null) return;
  await changeCopy(user.id, capsuleId, (copy) => afterAnswer(copy, atomId, outcome));
  announceCopies();
}

/** Takes the plan of the server over into the copy, unless answers that it does not know wait here. */
export async function recordPlan(detail: CapsuleDetail): Promise<void> {
  const user = keeper();
  if (user === null || answerQueue.getState().unsentGroups.includes(detail.capsule.id)) return;
  await changeCopy(user.id, detail.capsule.id, ({ lessons }) => ({ detail, lessons }));
}

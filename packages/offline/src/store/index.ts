export {
  beginCopy,
  changeCopy,
  clearCopies,
  completeCopy,
  listCopies,
  readCopy,
  readLesson,
  removeCopies,
  removeCopy,
  removeLesson,
  saveLesson,
  wasCleared,
} from "./copies.ts";
export type { StoredCopy } from "./copies.ts";
export { purgeForUpdate } from "./purgeForUpdate.ts";
export { requestPersistence } from "./requestPersistence.ts";
export type { Persistence } from "./requestPersistence.ts";
export type { KeepOutcome, ManifestLesson, SavedCapsule, SavedLesson } from "./saved.ts";

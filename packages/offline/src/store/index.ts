export { purgeForUpdate } from "./purgeForUpdate.ts";
export { clearLessons, listLessons, readLesson, removeLesson, saveLesson } from "./lessons.ts";
export type { SavedLesson } from "./lessons.ts";
export { requestPersistence } from "./requestPersistence.ts";
export type { Persistence } from "./requestPersistence.ts";

import { trackedFiles } from "../lib/trackedFiles.ts";
import type { Check } from "./Check.ts";

const most = 6;
const source = "apps/server/src/";

/** The server stays a house of few rooms: what is new is a folder of a feature. */
export const serverFolders: Check = {
  name: `at most ${most} top folders in the server`,
  findings: async () => judgeFolders(await trackedFiles()),
};

/** What is wrong with the folders that some files of the server stand in. */
export function judgeFolders(files: readonly string[]): string[] {
  const paths = files.filter((path) => path.startsWith(source));
  const parts = paths.map((path) => path.slice(source.length).split("/"));
  const folders = new Set(
    parts.flatMap(([folder = "", file]) => (file === undefined ? [] : folder)),
  );
  if (folders.size <= most) return [];
  const names = [...folders].toSorted().join(", ");
  return [`${source} has ${folders.size} folders, at most ${most} are meant: ${names}`];
}

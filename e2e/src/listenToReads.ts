import type { Page } from "@playwright/test";

/** What the shell asks for by itself: whose page it is, and which tours they have seen. */
const ofShell = ["users/me", "toolbox/coach/tutorials/states"];

/** What a page reads from the server for its screens, from the last time that this was asked for. */
export function listenToReads(page: Page): () => readonly string[] {
  let reads: string[] = [];
  page.on("request", (request) => {
    const [, path] = new URL(request.url()).pathname.split("/api/v2/");
    if (path !== undefined && request.method() === "GET" && !ofShell.includes(path)) {
      reads.push(path);
    }
  });
  return () => {
    const since = reads;
    reads = [];
    return since;
  };
}

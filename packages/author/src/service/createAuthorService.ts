import { extractDocument } from "../document/extractDocument.ts";
import { dismissReader, prepareReader } from "../document/reader.ts";
import type { AuthorService } from "./AuthorService.ts";
import type { AuthorTools } from "./AuthorTools.ts";
import type { AuthorUnavailableError } from "./AuthorUnavailableError.ts";
import { limitConcurrency } from "./limitConcurrency.ts";
import { AuthorThread } from "./thread/AuthorThread.ts";
import { remoteWork } from "./thread/remoteWork.ts";

const minute = 60_000;
/** Each takes a process of its own, of up to some hundred megabytes. */
const documentsAtOnce = 2;

export interface AuthorServiceOptions {
  /** The folder where the thread keeps what it compiled. */
  readonly compileCache?: string;
  /** Told of every thread that ended under its work, or took too long for it. */
  readonly onThreadFailure?: (error: AuthorUnavailableError) => void;
}

/**
 * The built-in author, in a thread of its own. PDFs are read by processes that the server starts:
 * they read while the thread starts.
 */
export function createAuthorService({
  compileCache,
  onThreadFailure: onFailure,
}: AuthorServiceOptions = {}): AuthorService & AuthorTools {
  const thread = new AuthorThread({ idleMs: 2 * minute, memoryMb: 1024, compileCache, onFailure });
  return {
    ...remoteWork(thread),
    expectPdf: () => {
      prepareReader();
      thread.wake();
      return Promise.resolve();
    },
    extract: limitConcurrency(documentsAtOnce, extractDocument),
    expectWork: () => {
      thread.wake();
      return Promise.resolve();
    },
    stop: () => {
      dismissReader();
      return thread.stop();
    },
  };
}

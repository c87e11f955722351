import { startWorker } from "@alambic/offline/worker";

/** What this worker uses of its global scope; the list is written into it by the build. */
interface WorkerScope {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
}

declare const self: WorkerScope;

startWorker(self.__WB_MANIFEST);

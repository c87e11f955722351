import { closeSync, fsyncSync, openSync } from "node:fs";

import { NodeFS } from "@electric-sql/pglite/nodefs";

/** A file that PostgreSQL has open. Directories have no descriptor of their own. */
interface OpenStream {
  readonly nfd?: number;
  readonly node: object;
}

/** The part of Emscripten's file system on Node that is mended here. */
interface NodeFileSystem {
  realPath(node: object): string;
  readonly stream_ops: { fsync?: (stream: OpenStream) => number };
}

type InitArguments = Parameters<NodeFS["init"]>;
type InitResult = ReturnType<NodeFS["init"]>;

/**
 * The folder of an embedded database, on which PostgreSQL's fsync reaches the disk: the one that
 * ships with PGlite has none, so that a power cut would lose acknowledged transactions. It leans on
 * internals of PGlite, whose version is therefore pinned and whose fsyncs a test counts.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onSync: (path: string) => void;

  /** `onSync` is told of every file that reached the disk, for tests. */
  constructor(folder: string, onSync: (path: string) => void = () => undefined) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...given: InitArguments): InitResult {
    const { emscriptenOpts } = await super.init(...given);
    const makeDurable = (module: object) => {
      const fileSystem = nodeFileSystemOf(module);
      fileSystem.stream_ops.fsync = (stream) => {
        syncStream(fileSystem, stream);
        this.#onSync(fileSystem.realPath(stream.node));
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), makeDurable],
      },
    };
  }
}

function syncStream(fileSystem: NodeFileSystem, stream: OpenStream): void {
  if (stream.nfd !== undefined) {
    fsyncSync(stream.nfd);
    return;
  }
  const descriptor = openSync(fileSystem.realPath(stream.node), "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function nodeFileSystemOf(module: object): NodeFileSystem {
  if ("NODEFS" in module && isNodeFileSystem(module.NODEFS)) return module.NODEFS;
  throw new Error("This version of PGlite has another file layer: its fsync cannot be mended.");
}

function isNodeFileSystem(value: unknown): value is NodeFileSystem {
  return (
    typeof value === "object" && value !== null && "realPath" in value && "stream_ops" in value
  );
}

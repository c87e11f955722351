/** Something that is built from sources, and has to be built again when they change. */
export interface Artifact {
  name: string;
  /** Folders and files whose contents decide whether it is stale, relative to the root. */
  sources: readonly string[];
  /** A file that is there once it was built. */
  proof: string;
  /** Arguments for pnpm. */
  build: readonly string[];
  /** Kept in the repository and proved fresh by a check: a clone has it without building. */
  committed: boolean;
}

/** In the order in which they are built. */
export const artifacts: readonly Artifact[] = [
  {
    name: "contract",
    sources: ["openapi"],
    proof: "openapi/generated/openapi.json",
    build: ["--filter", "@alambic/contract", "generate"],
    committed: true,
  },
  {
    name: "messages",
    sources: ["packages/i18n/messages", "packages/i18n/scripts"],
    proof: "packages/i18n/generated/loaders.ts",
    build: ["--filter", "@alambic/i18n", "generate"],
    committed: true,
  },
  {
    name: "app",
    sources: ["apps/learner", "packages", "openapi", "pnpm-lock.yaml"],
    proof: "apps/learner/dist/index.html",
    build: ["--filter", "@alambic/learner", "build"],
    committed: false,
  },
];

/**
 * Who may import whom: the only list of layers. Features, components, exercise kinds and contract
 * tags are not listed anywhere; their names are read from the paths.
 */

/** Packages of the workspace by folder, with the packages of ours that each may import. */
export const packages = {
  openapi: { name: "@alambic/contract", imports: [] },
  "packages/domain": { name: "@alambic/domain", imports: ["@alambic/contract"] },
  "packages/i18n": { name: "@alambic/i18n", imports: [] },
  "packages/ui": {
    name: "@alambic/ui",
    imports: ["@alambic/contract", "@alambic/domain", "@alambic/i18n"],
  },
  "packages/api-client": { name: "@alambic/api-client", imports: ["@alambic/contract"] },
  "packages/offline": { name: "@alambic/offline", imports: ["@alambic/contract"] },
  content: { name: "@alambic/content", imports: ["@alambic/contract", "@alambic/domain"] },
  "apps/learner": {
    name: "@alambic/learner",
    imports: [
      "@alambic/api-client",
      "@alambic/contract",
      "@alambic/domain",
      "@alambic/i18n",
      "@alambic/offline",
      "@alambic/ui",
    ],
  },
  "packages/author": {
    name: "@alambic/author",
    imports: ["@alambic/content", "@alambic/contract", "@alambic/domain", "@alambic/i18n"],
  },
  "apps/server": {
    name: "@alambic/server",
    imports: [
      "@alambic/author",
      "@alambic/content",
      "@alambic/contract",
      "@alambic/domain",
      "@alambic/i18n",
    ],
  },
  e2e: { name: "@alambic/e2e", imports: ["@alambic/contract", "@alambic/domain", "@alambic/i18n"] },
} as const satisfies Record<string, { name: string; imports: readonly string[] }>;

export type PackageFolder = keyof typeof packages;

/** The layers inside a package, by folder under `src`, with the layers that each may import. */
export const layers: Partial<Record<PackageFolder, Readonly<Record<string, readonly string[]>>>> = {
  "packages/ui": {
    tokens: [],
    global: ["tokens"],
    primitives: ["tokens"],
    patterns: ["tokens", "primitives"],
    exercises: ["tokens", "primitives"],
    embed: ["tokens", "global", "primitives", "exercises"],
    elements: ["embed", "exercises"],
    foundations: ["tokens", "primitives", "patterns"],
    testing: ["tokens", "global", "primitives", "patterns", "exercises"],
    exports: ["tokens", "global", "primitives", "patterns", "exercises", "embed", "elements"],
  },
  "packages/domain": {
    result: [],
    answers: [],
    badges: ["streaks"],
    feedback: [],
    greetings: [],
    journal: ["fields"],
    notes: ["fields", "testing"],
    drafts: [],
    fields: [],
    disciplines: [],
    debates: ["fields", "testing"],
    "code-notebooks": ["fields", "notes", "testing"],
    plans: [],
    progress: [],
    reminders: [],
    reviews: [],
    streaks: [],
    support: [],
    tutorial: [],
    accounts: ["result"],
    calculator: ["answers", "result"],
    exercises: ["answers", "result"],
    coach: ["exercises", "streaks"],
    quests: ["streaks"],
    quotas: ["plans"],
    offline: ["plans", "progress"],
    visits: [],
    trainers: ["answers"],
    waitlist: ["accounts", "result"],
    testing: ["answers", "exercises"],
  },
  "packages/offline": {
    store: [],
    queue: ["store"],
    lists: [],
    worker: [],
    testing: ["queue", "store"],
  },
  "apps/learner": { shell: ["features", "shared"], features: ["shared"], shared: [] },
  "apps/server": {
    start: ["features", "http", "platform"],
    features: ["http", "platform"],
    http: ["platform"],
    platform: [],
    testing: ["start", "features", "http", "platform"],
  },
};

/** Packages whose tests boot the whole, and so reach every layer. */
export const wholeInTests: readonly PackageFolder[] = ["apps/server"];

/**
 * Layers whose folders do not import each other, although each may have many files: at most through
 * the door that one of them has on purpose.
 */
export const separate: Partial<
  Record<PackageFolder, Readonly<Record<string, { readonly door: string | null }>>>
> = {
  "apps/learner": { features: { door: null } },
  "apps/server": { features: { door: "index.ts" } },
};

/** Outside packages that a package must not import, whoever declares them. */
export const forbidden: Partial<Record<PackageFolder, readonly { what: RegExp; why: string }[]>> = {
  "packages/domain": [
    { what: /./u, why: "domain is pure: it imports no library and no Node module" },
  ],
  "packages/ui": [
    {
      what: /^(wouter|swr|openapi-fetch|idb-keyval|valtio|workbox-)/u,
      why: "the kit knows no router, no requests and no storage",
    },
  ],
  "apps/learner": [
    {
      what: /^(react-aria|@react-aria|@vanilla-extract\/|lucide-react)/u,
      why: "the app holds no control and no style of its own: build it in the kit, with its story",
    },
    { what: /\.css(\.ts)?$/u, why: "the app holds no styles: build them in the kit" },
  ],
};

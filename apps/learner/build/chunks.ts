/** What is known of a module of the build. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Who has to be quick, each known by the modules on demand that it starts with. */
const audiences = {
  member: /shell\/member\/MemberRoot/u,
  landing: /features\/landing\/LandingScreen/u,
  login: /features\/login\/LoginScreen/u,
  lesson:
    /features\/lesson\/LessonScreen|features\/landing\/SampleExercise|exercises\/[\w-]+\/\w+\.tsx?$/u,
} as const;

/** Files that only name others: who comes through them need not use what lies behind. */
const barrel = /\/(?:index|icons)\.(?:ts|js|mjs)$/u;

/** What only the kinds of exercises share that place things: no other lesson waits for it. */
const placing = /\/src\/exercises\/placement\//u;

/** How many screens and dialogs a module must serve to stand with what they all share. */
const manyRoots = 3;

/** How many kinds of exercises a module must serve to be there for all of them. */
const mostKinds = 8;

/**
 * The file that a shared module stands in, so that a first load is few requests and holds nothing
 * that it does not need: modules that serve the same audiences stand together. It is computed from
 * which screens lead to the module; null leaves it to the bundler.
 */
export function chunkOf(id: string, context: Context): string | null {
  const roots = rootsOf(id, context);
  if (roots === null || roots.size < 2) return null;
  if (placing.test(id)) return "placing";
  const serves = (audience: keyof typeof audiences) =>
    [...roots].some((root) => audiences[audience].test(root));
  const guests = (["landing", "login"] as const).filter(serves);
  // What stands around a member's screens is there for all of them.
  if (serves("member")) return ["member", ...guests].join("-");
  // What most kinds of exercises share stands together; the rest comes with the kind that is played.
  if ([...roots].every((root) => audiences.lesson.test(root))) {
    return roots.size >= mostKinds ? "exercises" : null;
  }
  const named = [...guests, ...(serves("lesson") ? ["lesson"] : [])];
  if (named.length > 0) return named.join("-");
  return roots.size >= manyRoots ? "shelves" : null;
}

/** The modules on demand by which this one comes along; null where that cannot be told. */
function rootsOf(id: string, context: Context): ReadonlySet<string> | null {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = context.getModuleInfo(next);
    if (info === null) return null;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next);
    else if (barrel.test(next)) return null;
    waiting.push(...info.importers);
  }
  return roots;
}

/** Libraries come first: they seldom change, and stay in the browser's cache when the app does. */
export const codeSplitting = {
  groups: [
    { name: "libraries", tags: ["$initial" as const], test: /node_modules/u, priority: 3 },
    { name: "start", tags: ["$initial" as const], priority: 2 },
    { name: chunkOf, includeDependenciesRecursively: false, priority: 1 },
  ],
};

/**
 * What a file of scripts is called. Screens and kinds keep their names; what several of them share is
 * told apart by its hash alone, since every file that loads it names it, and a first load holds dozens.
 */
export function chunkFileNames({
  isDynamicEntry,
  name,
}: {
  isDynamicEntry: boolean;
  name: string;
}) {
  return isDynamicEntry || name === "libraries" ? "assets/[name]-[hash].js" : "assets/[hash].js";
}

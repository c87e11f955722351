import { bundleId } from "./bundles.ts";

/** What is known of a module of the build. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly code: string | null;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Who shares modules, each known by the page and the modules on demand that it starts with. */
const audiences = {
  first:
    /apps\/learner\/(?:index\.html|src\/main\.tsx)$|features\/(?:landing|login)\/(?:Landing|Login)Screen/u,
  guest:
    /features\/(?:register|waitlist|forgot-password|reset-password|verify-email|legal|coming-soon|not-found)\/\w+Screen/u,
  root: /shell\/member\/MemberRoot/u,
  member:
    /features\/(?:dashboard|catalogue|library|plan|exercises|reports|stats|create-capsule|unenrol|admin)\/|features\/reviews\/(?:Reviews|ReviewSettings)Screen|features\/(?:badges|profile|premium|payment|journal|notebook|support)\/|features\/toolbox\/Toolbox|features\/quests\/QuestsScreen/u,
  lesson:
    /exercises\/player\/|features\/reviews\/ReviewSessionScreen|features\/quests\/Quest(?:Session|Correction)Screen/u,
} as const;

type Audience = keyof typeof audiences;

/** What is told of the plans, on the landing further down and on their own screen. */
const offering =
  /\/patterns\/(?:plan-cards|plan-comparison|billing-period)\/|\/shared\/plans\/|\/features\/premium\//u;

/** What only the kinds of exercises share that place things: no other lesson waits for it. */
const placing = /\/src\/exercises\/placement\//u;

/** A drawing that every lesson has at hand, and that empty screens show without the player. */
const drops = /\/primitives\/illustration\/Drops\.tsx$/u;

/** What asks a device for a passkey: for whoever signs in with one, or looks after theirs. */
const signing = /\/shared\/passkeys\/(?:askAuthenticator|PasskeyFailure)\.|\/@simplewebauthn\//u;

/** What plays a review or a quest, and no lesson; what follows an answer comes later. */
const reviewing =
  /\/exercises\/review-player\/(?!ratingActions|useRatingSwipe|followSwipe|pullOf|\w+\.css)|\/domain\/src\/reviews\/grades\.ts$/u;

/** What the screens of reviews share with each other alone. */
const reviewScreens =
  /features\/reviews\/(?:summaryOf|reviewKeys)\.ts$|\/reviews\/useReleaseReviewCard\.ts$/u;

/** What react-aria carries: no screen waits for it, and the bundler parts it by who opens what stands on it. */
const onAria =
  /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@internationalized)\/|\/primitives\/(?:combobox|overlay)\//u;

/** What is written back and forth, with the coach or the support: for whoever opens a conversation. */
const talking = /\/patterns\/(?:conversation|support-conversation)\/|\/shared\/support\//u;

/**
 * What is written and kept on the device until the server has it: by tools and in conversations. The profile
 * forgets it with its member.
 */
const writing =
  /features\/(?:toolbox|support|journal|planner|profile)\/|features\/admin\/AdminSupport/u;

/** The learner's day, which of the app only the coach asks for: its module stands beside what others count days with. */
const coaching = /\/domain\/src\/streaks\/localDay\.ts$/u;

/** What keeps lessons on a device, and finds them there without a network: nobody's first load waits for it. */
const keeping =
  /\/shared\/offline\/(?!useKept|kept-lessons|recordOffline)[\w-]+\.ts$|\/offline\/src\/store\/(?:index|copies|inTransaction|purgeForUpdate|requestPersistence)\.ts$|\/domain\/src\/(?:offline\/|progress\/(?:itemsProgress|rollup|status|xp)\.ts$)|\/icons\/arrow-down-to-line\.|\/capsules\/downloads\.ts$|\/exercises\/fonts\//u;

/** What a lesson has at hand for when the network is gone; a plan loads it then. */
const keptLesson = /\/shared\/offline\/useKept\.ts$/u;

/** What a screen shows of it in the place of what did not come. */
const kept = /\/shared\/offline\/\w+\.tsx$/u;

/** What opens over a page or beside it: for whoever opens the notifications or the toolbox. */
const sheets = /\/primitives\/(?:drawer\/|popover\/(?:PopoverPanel|openBeside|useLeftPage))/u;

/** What comes once a screen has stood for a while, or is asked for: no first load is parted for it. */
const afterwards = /shell\/extras\/|\/primitives\/(?:drawer|popover)\//u;

const style = /\.css(?:\.ts)?(?:\.vanilla\.css)?(?:\?|$)/u;

/** How many kinds of exercises a module must serve to be there for all of them. */
const mostKinds = 8;

/**
 * The file that a shared module is put in, so that a first load is few requests and holds little that
 * it does not need. It is computed from which screens lead to the module; null leaves it to the bundler.
 *
 * - `start` is what the page begins with and what the landing or the login shares with others, and the
 *   styles of all that guests see;
 * - `member` is what is around every screen of a member and shared with others;
 * - `shelves` is what only some of the screens of a member share, and `rooms` and `forms` what only those
 *   share with which nobody begins: the former with a screen, the latter dialogs and what reviews load
 *   later alone; `deeds` is what only those of the former share that tell what a learner did. The styles
 *   of the screens are with the shelves;
 * - `exercises` is what every lesson begins with: the player, and what reading shares with other kinds;
 * - `kinds` is what most of the other kinds share.
 */
export function chunkOf(id: string, context: Context): string | null {
  if (drops.test(id)) return "drops";
  if (signing.test(id)) return "passkeys";
  if (offering.test(id)) return "plans";
  if (placing.test(id)) return "placing";
  if (reviewing.test(id)) return "reviewing";
  if (reviewScreens.test(id)) return "reviews";
  if (keeping.test(id)) return "keeping";
  if (keptLesson.test(id)) return "exercises";
  if (kept.test(id)) return "kept";
  if (sheets.test(id)) return "sheets";
  if (onAria.test(id)) return null;
  if (talking.test(id)) return "talking";
  if (coaching.test(id)) return "toolbox";
  const everyRoot = rootsOf(id, context);
  const roots = new Set([...everyRoot].filter((root) => !afterwards.test(root)));
  if (roots.size === 0) return null;
  if (everyRoot.size > 1 && isScreen(roots) && [...roots].every((root) => lasting.test(root)))
    return style.test(id) ? "shelves" : "forms";
  const serves = (audience: Audience) =>
    roots.has(bundleId(audience)) || [...roots].some((root) => audiences[audience].test(root));
  if (style.test(id)) return dressesItself(roots) ? null : styleOf(serves);
  if (roots.size < 2 && !serves("first")) return null;
  if (serves("first")) return isScreen(roots) ? null : "start";
  const shared = serves("guest") || serves("member");
  if (serves("root") || (shared && serves("lesson"))) return "member";
  if (shared) {
    if ([...roots].every((root) => judging.test(root))) return "judging";
    if ([...roots].every((root) => joining.test(root))) return "joining";
    if ([...roots].every((root) => desk.test(root))) return "desk";
    if ([...roots].every((root) => tools.test(root))) return "toolbox";
    const feature = featureOf(roots);
    if (feature !== null && [...roots].every((root) => lasting.test(root))) return feature;
    if ([...roots].every((root) => writing.test(root))) return "writing";
    if (![...roots].every((root) => rooms.test(root))) return "shelves";
    if ([...roots].every((root) => achieving.test(root))) return "deeds";
    return [...roots].some((root) => lasting.test(root)) ? "rooms" : "forms";
  }
  if (serves("lesson")) return "exercises";
  return roots.size >= mostKinds ? "kinds" : null;
}

/** The feature whose modules on demand alone lead here. */
function featureOf(roots: ReadonlySet<string>): string | null {
  const names = [...roots].map((root) => /\/features\/([\w-]+)\//u.exec(root)?.[1]);
  const [first] = names;
  return first !== undefined && names.every((name) => name === first) ? first : null;
}

/** Whether only one module on demand leads here. */
function isScreen(roots: ReadonlySet<string>): boolean {
  return roots.size === 1 && [...roots].every((root) => root.includes("/features/"));
}

/** Dialogs, and screens of an account and of what was achieved: nobody begins with them. */
const rooms =
  /features\/(?:register|waitlist|legal|coming-soon|\w+-password|verify-email|profile|premium|stats|quests|badges|notifications|admin|toolbox|journal|notebook|support|payment)\/|features\/login\/(?!Login)|features\/reviews\/(?:ReviewSettingsScreen|ReturnPlan|HeldCards|KnownMemory)|features\/(?:tutorial|planner)\/|patterns\/note-editor\/|Dialog\.tsx$/u;

/** The learner's desk: the journal, and tools that share something with it. */
const desk = /features\/journal\/|features\/toolbox\/feedback\//u;

/** The toolbox, and what of it stands on the dashboard and below a plan. */
const tools = /features\/toolbox\/|dashboard\/ToolLinks|plan\/MoreOfPlan/u;

/** Screens on which the quality of exercises is judged, and their dialogs. */
const judging = /features\/(?:exercises|reports|quality)\//u;

/** Screens and dialogs by which somebody becomes a member. */
const joining = /features\/(?:register|waitlist)\//u;

/** Those of them that tell what a learner did, in figures and badges. */
const achieving =
  /features\/(?:badges|stats|quests|notifications)\/|features\/reviews\/KnownMemory|features\/admin\/AdminVisits/u;

/** Those of them that are screens of their own, apart from reviews. */
const lasting =
  /features\/(?:register|waitlist|legal|coming-soon|\w+-password|verify-email|profile|premium|stats|quests|badges|notifications|admin|toolbox|journal|notebook|support|payment)\//u;

/** Screens that nobody begins with, and dialogs. */
const later =
  /features\/(?:register|waitlist|\w+-password|verify-email|legal|admin|plan|premium|reports|reviews|stats|quests|badges|notifications|toolbox|journal|notebook|support|payment|profile|create-capsule|unenrol|quality)\//u;

/** Whether a style serves one of those alone. */
function dressesItself(roots: ReadonlySet<string>): boolean {
  return roots.size === 1 && [...roots].every((root) => later.test(root));
}

/** The file of a style: one for whom the page is first, and as the scripts beside them for others; kinds have their own. */
function styleOf(serves: (audience: Audience) => boolean): string | null {
  if (serves("first")) return "start";
  if (serves("root") || (serves("member") && serves("lesson"))) return "member";
  if (serves("guest") || serves("member")) return "shelves";
  return serves("lesson") ? "exercises" : null;
}

/** The page and the modules on demand by which this one comes along. */
function rootsOf(id: string, context: Context): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = context.getModuleInfo(next);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next);
    waiting.push(...importersOf(next, next, context));
  }
  return roots;
}

/** The lists of a tag's hooks, by which whoever needs one of them seems to need all. */
const hookList = /\/api-client\/(?:generated|src)\/[\w-]+\/index\.ts$/u;

/** Who imports a module; of a hook, by a list of hooks, only who names something of it. */
function importersOf(id: string, listed: string, context: Context): string[] {
  return (context.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    if (hookList.test(importer)) return importersOf(importer, listed, context);
    return !hookList.test(id) || namesOneOf(listed, importer, context) ? [importer] : [];
  });
}

function namesOneOf(listed: string, importer: string, context: Context): boolean {
  const codeOf = (id: string) => context.getModuleInfo(id)?.code ?? "";
  const exported = codeOf(listed).matchAll(/export (?:async )?(?:function|const) (?<name>\w+)/gu);
  return [...exported].some(({ groups }) => codeOf(importer).includes(groups?.["name"] ?? ""));
}

/** How the build parts its scripts into files. */
export const codeSplitting = {
  groups: [{ name: chunkOf, includeDependenciesRecursively: false }],
};

interface NamedChunk {
  readonly isDynamicEntry: boolean;
  readonly facadeModuleId?: string | null;
}

/** What every page names: the texts of each namespace, and what is loaded together. */
const unnamed = /\/i18n\/generated\/|^together:/u;

/**
 * What a file of scripts is called. Screens and kinds keep their names; what several of them share is
 * told apart by its hash alone, since every file that loads it names it, and so are texts, all of which
 * the first file names.
 */
export function chunkFileNames({ isDynamicEntry, facadeModuleId }: NamedChunk) {
  const isNamed = isDynamicEntry && !unnamed.test(facadeModuleId ?? "");
  return isNamed ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js";
}

/** As short as the bundler allows: the first file names some hundreds. */
export const assetFileNames = "assets/[name]-[hash:7][extname]";

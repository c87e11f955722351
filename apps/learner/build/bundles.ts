const features = "apps/learner/src/features";
const catalogue = /^packages\/i18n\/generated\/(?<language>\w+)\/(?<namespace>\w+)\.ts$/u;

/** Modules on demand that are needed together: what every lesson begins with. */
const modules: Readonly<Record<string, readonly string[]>> = {
  lesson: [`${features}/lesson/LessonScreen.tsx`, "packages/ui/src/exercises/lesson/index.ts"],
};

/** Catalogues that are needed together, in each language. */
const texts: Readonly<Record<string, readonly string[]>> = {
  start: ["kit", "shell"],
  member: ["member", "dashboard", "lesson", "lessonPlayer", "exercise"],
  shelves: ["catalogue", "library", "plan", "skills"],
  tools: ["tools", "toolbox"],
  account: ["account", "profile", "waitlist"],
};

/** What a bundle is called where modules are. */
export const bundlePrefix = "together:";

/** The module on demand that stands for all that are loaded together under a name. */
export function bundleId(name: string): string {
  return `${bundlePrefix}${name}`;
}

/** The bundle that a source of the repository is loaded with; null where it is loaded by itself. */
export function bundleOf(file: string): string | null {
  const { language, namespace = "" } = catalogue.exec(file)?.groups ?? {};
  if (language === undefined) return nameOf(modules, file);
  const name = nameOf(texts, namespace);
  return name === null ? null : `${name}-texts-${language}`;
}

/** The sources of a bundle. */
export function sourcesOf(bundle: string): readonly string[] {
  const { name = "", language } =
    /^(?<name>\w+)-texts-(?<language>\w+)$/u.exec(bundle)?.groups ?? {};
  if (language === undefined) return modules[bundle] ?? [];
  return (texts[name] ?? []).map(
    (namespace) => `packages/i18n/generated/${language}/${namespace}.ts`,
  );
}

function nameOf(table: Readonly<Record<string, readonly string[]>>, member: string): string | null {
  return Object.keys(table).find((name) => table[name]?.includes(member) === true) ?? null;
}

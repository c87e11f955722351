/** A screen of the app as its routes define it. */
export interface Screen {
  /** The folder of its feature. */
  name: string;
  /** The source that is loaded for it, from apps/learner. */
  source: string;
  /** Namespaces of the texts that are loaded with it. */
  namespaces: readonly string[];
}

const definition =
  /defineScreen\(\s*\(\) => import\("\.\.\/\.\.\/(features\/([\w-]+)\/\w+\.tsx)"\),\s*\[([^\]]*)\]/gu;

/** Reads the screens out of the source of the app's routes. */
export function readScreens(routes: string): Screen[] {
  return [...routes.matchAll(definition)].map(([, path = "", name = "", namespaces = ""]) => ({
    name,
    source: `src/${path}`,
    namespaces: readWords(namespaces),
  }));
}

/** The namespaces that every screen loads. */
export function readBaseNamespaces(source: string): string[] {
  return readWords(/baseNamespaces = \[([^\]]*)\]/u.exec(source)?.[1] ?? "");
}

function readWords(list: string): string[] {
  return [...list.matchAll(/"(\w+)"/gu)].map(([, word = ""]) => word);
}

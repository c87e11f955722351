/** The part of Vite's manifest that is used; keys are paths of sources from apps/learner. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files that a browser loads for some sources, each once: theirs and those they import. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  const files = [...seen].flatMap((key) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? [])];
  });
  return [...new Set(files)].filter((file) => /\.(js|css)$/u.test(file)).toSorted();
}

/** Keys of the chunks that are loaded on demand, by their source. */
export function keysOnDemand(manifest: Manifest, path: RegExp): string[] {
  return Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry === true && path.test(key),
  );
}

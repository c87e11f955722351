import type { Plugin } from "vite";

const prefix = "\0styles:";
const styles = ".vanilla.css";
const suffix = ".handed-over";

/**
 * Hands the styles of each module to a script as text, so that they come with what needs them. `taker`
 * is the module whose `addStyles` takes them. Variables of the page stand on the element then.
 */
export function stylesInScript(taker: string): Plugin {
  return {
    name: "styles-in-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(styles)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { id: `${prefix}${resolved.id}${suffix}`, moduleSideEffects: true };
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const css = `${id.slice(prefix.length, -suffix.length)}?inline`;
      const code = [
        `import { addStyles } from ${JSON.stringify(taker)};`,
        `import css from ${JSON.stringify(css)};`,
        "addStyles(css);",
      ];
      return { code: code.join("\n"), moduleType: "js" };
    },
    transform: (code, id) =>
      id.endsWith(`${styles}?inline`)
        ? { code: code.replaceAll(":root", ":host"), map: { mappings: "" } }
        : null,
  };
}

import type { HtmlTagDescriptor, Plugin } from "vite";

/** The two files that the first paint of every screen needs: headings and text, Latin letters. */
const firstFonts = [/fraunces-latin-wght-normal/u, /atkinson-hyperlegible-next-latin-wght-normal/u];

/** Preloads the two fonts of the first paint, under the names that the build gave them. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => file.endsWith(".woff2"));
        return firstFonts.map((font): HtmlTagDescriptor => {
          const file = files.find((name) => font.test(name));
          if (file === undefined) throw new Error(`The build holds no font like ${font.source}.`);
          const attributes = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true };
          return {
            tag: "link",
            injectTo: "head-prepend",
            attrs: { ...attributes, href: `/${file}` },
          };
        });
      },
    },
  };
}

import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../../../packages/ui/brand");
const served = /\.(?:svg|png)$/u;
const types = { svg: "image/svg+xml", png: "image/png" } as const;

const favicon = "/brand/favicon.svg";

/**
 * Brings the icons and cards of the brand under `/brand/`, in the build and while developing. The page
 * of the build holds its own icon, which is smaller than a request for it.
 */
export function brandFiles(): Plugin {
  const names = readdirSync(folder).filter((name) => served.test(name));
  return {
    name: "brand-files",
    generateBundle() {
      for (const name of names) {
        const source = readFileSync(join(folder, name));
        this.emitFile({ type: "asset", fileName: `brand/${name}`, source });
      }
    },
    transformIndexHtml: {
      order: "pre",
      handler(html, { server }) {
        if (server !== undefined) return html;
        const icon = readFileSync(join(folder, "favicon.svg"), "utf8").trim();
        return html.replace(favicon, `data:image/svg+xml,${encodeURIComponent(icon)}`);
      },
    },
    configureServer(server) {
      server.middlewares.use("/brand", (request, response, next) => {
        const name = names.find((known) => request.url === `/${known}`);
        if (name === undefined) {
          next();
          return;
        }
        response.setHeader("Content-Type", name.endsWith("svg") ? types.svg : types.png);
        createReadStream(join(folder, name)).pipe(response);
      });
    },
  };
}

import type { ManifestOptions } from "vite-plugin-pwa";

/** How the installed app presents itself. */
export const webManifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Alambic",
  short_name: "Alambic",
  description: "Un sujet, un PDF. L’essentiel, distillé.",
  lang: "fr",
  dir: "ltr",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: "#fdf8f4",
  theme_color: "#5c2a72",
  categories: ["education"],
  icons: [
    { src: "/brand/app-icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/brand/app-icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/brand/app-icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    {
      src: "/brand/app-icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
};

import { join } from "node:path";
import { lightIcons } from "@alambic/ui/build/lightIcons";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { brandFiles } from "./build/brandFiles.ts";
import { codeSandbox } from "./build/codeSandbox.ts";
import { loadTogether } from "./build/loadTogether.ts";
import { assetFileNames, chunkFileNames, codeSplitting } from "./build/chunks.ts";
import { iconsByName } from "./build/iconsByName.ts";
import { precompress } from "./build/precompress.ts";
import { ownTexts } from "./build/ownTexts.ts";
import { preloadFonts } from "./build/preloadFonts.ts";
import { sourcesByName } from "./build/sourcesByName.ts";
import { webManifest } from "./build/web-manifest.ts";

/** Where the server listens while the app is developed. */
const server = process.env["ALAMBIC_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    lightIcons(),
    iconsByName(),
    loadTogether(),
    ownTexts(),
    sourcesByName(),
    brandFiles(),
    codeSandbox(),
    preloadFonts(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "sw.ts",
      injectRegister: null,
      manifest: webManifest,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        globIgnores: [
          "**/noto-sans-jp-*",
          "**/stix-two-math-*",
          "pictures/**",
          "assets/code-sandbox-*",
          "assets/python-*/**",
        ],
      },
    }),
    precompress(),
  ],
  resolve: {
    alias: {
      // React has had it since version 18; the stand-in for older ones is not needed.
      "use-sync-external-store/shim/index.js": "react",
      "use-sync-external-store/shim": "react",
      "intl-messageformat": join(import.meta.dirname, "build/noMessages.ts"),
    },
  },
  build: {
    target: "es2023",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting, chunkFileNames, assetFileNames } },
  },
  server: {
    port: 5173,
    proxy: {
      "/api": { target: server, ws: true },
      "/pictures": server,
    },
  },
});

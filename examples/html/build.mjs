import { cpSync, rmSync } from "node:fs";

// The page, and beside it the script and the stylesheet that it names.
rmSync("dist", { recursive: true, force: true });
cpSync("site", "dist", { recursive: true });
cpSync("node_modules/@alambic/ui/dist/elements", "dist/alambic", { recursive: true });

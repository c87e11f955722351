import { startPglite } from "./startPglite.ts";
import { syncTree } from "./syncTree.ts";

/**
 * Makes a new embedded database in the folder that is given as argument. It runs as a process of
 * its own: making one takes half a gigabyte for a moment, which a server would keep.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Give the folder of the new database.");
const pglite = await startPglite(folder);
await pglite.exec("CHECKPOINT");
await pglite.close();
syncTree(folder);

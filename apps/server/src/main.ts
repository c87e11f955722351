import { keepCompiled, writeCompiled } from "./platform/keepCompiled.ts";
import { holdYoungHeap, letYoungHeapGrow } from "./start/young-heap.ts";

keepCompiled();
holdYoungHeap();
const { startServer } = await import("./start/startServer.ts");
await startServer(process.env);
letYoungHeapGrow();
writeCompiled();

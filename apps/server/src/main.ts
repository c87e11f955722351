import { keepCompiled, writeCompiled } from "./platform/keepCompiled.ts";
import { limitSemiSpace, releaseSemiSpace } from "./start/limit-semi-space.ts";

keepCompiled();
limitSemiSpace();
const { startServer } = await import("./start/startServer.ts");
await startServer(process.env);
releaseSemiSpace();
writeCompiled();

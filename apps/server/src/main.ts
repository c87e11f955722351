import { startServer } from "./start/startServer.ts";

await startServer(process.env);

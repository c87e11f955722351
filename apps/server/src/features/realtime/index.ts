export { registerSockets } from "./registerSockets.ts";

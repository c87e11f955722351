import { ServerResponse } from "node:http";

/**
 * Loaded before the server of a journey: its clock is ahead by as many milliseconds as the journey
 * tells it, so that tomorrow can be seen today. Browsers follow it by the date of its answers.
 */
let ahead = 0;

process.on("message", (message) => {
  ahead = Number(message);
  process.send?.("turned");
});
process.channel?.unref();

globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[], called) =>
    Reflect.construct(real, given.length === 0 ? [real.now() + ahead] : given, called),
  get: (real, name) => (name === "now" ? () => real.now() + ahead : Reflect.get(real, name)),
});

ServerResponse.prototype.writeHead = new Proxy(ServerResponse.prototype.writeHead, {
  apply: (write, answer: ServerResponse, given: unknown[]) => {
    answer.setHeader("date", new Date().toUTCString());
    return Reflect.apply(write, answer, given);
  },
});

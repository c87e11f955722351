import type { Stream } from "@alambic/ui/CodeCells";
import { show } from "./show.ts";

const streams = {
  log: "out",
  info: "out",
  debug: "out",
  dir: "out",
  table: "out",
  warn: "err",
  error: "err",
} as const satisfies Partial<Record<keyof Console, Stream>>;

/** Lets the console print where the cell shows it. */
export function catchConsole(print: (stream: Stream, text: string) => void): void {
  const line = (stream: Stream, values: readonly unknown[]) => {
    const words = values.map((value) => (typeof value === "string" ? value : show(value)));
    print(stream, `${words.join(" ")}\n`);
  };
  for (const [name, stream] of Object.entries(streams)) {
    Reflect.set(console, name, (...values: readonly unknown[]) => line(stream, values));
  }
  Reflect.set(console, "assert", (isTrue?: boolean, ...values: readonly unknown[]) => {
    if (isTrue !== true) line("err", ["Assertion failed", ...values]);
  });
}

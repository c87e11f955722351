import type { CDPSession, Page } from "@playwright/test";
import { isRecord } from "../../lib/isRecord.ts";

/** A slice of a thread's time in a trace, in microseconds; `spent` is of the processor. */
interface Slice {
  readonly thread: string;
  readonly name: string;
  /** What a task was for, or which event was dispatched. */
  readonly what: string;
  readonly at: number;
  readonly spent: number;
}

/** Milliseconds of the processor, of the page's main thread. */
export interface PressCost {
  /** From the press to the end of the frame that answers it. */
  readonly answered: number;
  /** From the press until nothing that it brings is left to do. */
  readonly over: number;
}

/** What a press costs a page that was at rest before. */
export async function tracePress(
  page: Page,
  session: CDPSession,
  press: () => Promise<void>,
): Promise<PressCost> {
  const slices: Slice[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }) => {
    slices.push(...value.flatMap((event) => toSlice(event) ?? []));
  };
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline"] },
  });
  await press();
  await page.waitForTimeout(rest);
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return costOf(slices);
}

/** Milliseconds after a press by which all that it brings is over. */
const rest = 350;

/** A browser may hand the click to the page within the task that draws the frame: that one answers it. */
function costOf(slices: readonly Slice[]): PressCost {
  const events = slices.filter(({ name }) => name === "EventDispatch");
  const click = events.find(({ what }) => what === "click");
  const down = events.find(({ what }) => what === "pointerdown");
  if (click === undefined || down === undefined) throw new Error("Nothing was pressed.");
  const tasks = slices
    .filter(({ thread, name }) => thread === click.thread && name.endsWith("RunTask"))
    .toSorted((a, b) => a.at - b.at);
  const began = (event: Slice) => tasks.findLast(({ at }) => at <= event.at)?.at ?? event.at;
  const pressed = began(down);
  const clicked = began(click);
  const frame = tasks.find(({ at, what }) => at >= clicked && what.includes("BeginMain"));
  if (frame === undefined) throw new Error("No frame answered the press.");
  const brought = tasks.filter(({ at }) => at >= pressed);
  const sum = (some: readonly Slice[]) =>
    some.reduce((total, { spent }) => total + spent, 0) / 1000;
  return { answered: sum(brought.filter(({ at }) => at <= frame.at)), over: sum(brought) };
}

function toSlice(event: unknown): Slice | null {
  if (!isRecord(event) || event["ph"] !== "X" || !isRecord(event["args"])) return null;
  const { data, src_func: task } = event["args"];
  const what = isRecord(data) ? data["type"] : task;
  return {
    thread: `${String(event["pid"])} ${String(event["tid"])}`,
    name: String(event["name"]),
    what: typeof what === "string" ? what : "",
    at: Number(event["ts"]),
    spent: Number(event["tdur"] ?? 0),
  };
}

import type { CDPSession, Page } from "@playwright/test";
import { isRecord } from "../../lib/isRecord.ts";

/** What was drawn while something moved. */
export interface Frames {
  readonly perSecond: number;
  /** Milliseconds of the longest that a frame stood. */
  readonly longest: number;
}

/** Milliseconds after an act by which all that it moves has come to rest. */
const motionMs = 1800;

/** A moment of a trace; `at` is in microseconds, `on` the element that an animation moves. */
interface Moment {
  readonly what: "frame" | "begins" | "ends";
  readonly at: number;
  readonly on: string;
}

/** Counts the frames that are shown from when an element begins to move until all has come to rest. */
export async function traceFrames(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
  first: string,
): Promise<Frames> {
  const moments: Moment[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }) => {
    moments.push(...value.flatMap((event) => toMoment(event) ?? []));
  };
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["benchmark", "viz", "blink.animations"] },
  });
  await act();
  await page.waitForTimeout(motionMs);
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return framesIn(moments, first);
}

function framesIn(moments: readonly Moment[], first: string): Frames {
  const from = moments.find(({ what, on }) => what === "begins" && on === first)?.at;
  const to = Math.max(...moments.filter(({ what }) => what === "ends").map(({ at }) => at));
  if (from === undefined || to <= from) throw new Error(`Nothing moved with ${first}.`);
  const shown = moments
    .filter(({ what, at }) => what === "frame" && at >= from && at <= to)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  const stood = [...shown, to].map((at, index) => at - (shown[index - 1] ?? from));
  return { perSecond: shown.length / ((to - from) / 1e6), longest: Math.max(...stood) / 1000 };
}

function toMoment(event: unknown): Moment | null {
  if (!isRecord(event)) return null;
  const at = Number(event["ts"]);
  if (event["name"] === "Display::FrameDisplayed") return { what: "frame", at, on: "" };
  if (event["name"] !== "Animation") return null;
  if (event["ph"] === "e") return { what: "ends", at, on: "" };
  const { data } = isRecord(event["args"]) ? event["args"] : {};
  if (event["ph"] !== "b" || !isRecord(data)) return null;
  return { what: "begins", at, on: String(data["nodeName"]) };
}

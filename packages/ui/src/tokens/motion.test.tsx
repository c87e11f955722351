import { afterEach, expect, test } from "vitest";
import { emulateMotion } from "../testing/emulateMotion.ts";
import { renderInKit } from "../testing/renderInKit.tsx";
import { motionValues, reducedMotionValues } from "./motion-values.ts";
import { motion } from "./motion.css.ts";

afterEach(() => emulateMotion("reduce"));

/** How long a change takes that is given a duration of the tokens, in milliseconds. */
async function durations(): Promise<readonly number[]> {
  const { container } = await renderInKit(
    <>
      {[motion.fast, motion.base, motion.slow, motion.fill].map((duration) => (
        <p key={duration} style={{ transition: `opacity ${duration} ${motion.ease}` }} />
      ))}
    </>,
  );
  return [...container.querySelectorAll("p")].map(
    (one) => 1000 * Number.parseFloat(getComputedStyle(one).transitionDuration),
  );
}

const milliseconds = ({ fast, base, slow, fill }: Readonly<Record<string, string>>) =>
  [fast, base, slow, fill].map((value) => Number.parseFloat(value ?? ""));

test("what moves takes its time", async () => {
  await emulateMotion("no-preference");
  expect(await durations()).toEqual(milliseconds(motionValues));
});

test("who asks the device for less motion has it at once", async () => {
  await emulateMotion("reduce");
  const found = await durations();
  expect(found).toEqual(milliseconds(reducedMotionValues));
  expect(Math.max(...found)).toBeLessThan(1);
});

test("nothing takes its time for who asks for less motion, whatever its style says", async () => {
  await emulateMotion("reduce");
  const { container } = await renderInKit(
    <p style={{ animation: "any 3s infinite", transition: "opacity 3s" }}>
      <span style={{ animation: "any 3s 2, other 1s infinite" }} />
    </p>,
  );
  for (const element of container.querySelectorAll("p, span")) {
    for (const part of [undefined, "::before", "::after"]) {
      const { animationDuration, animationIterationCount, transitionProperty } = getComputedStyle(
        element,
        part,
      );
      expect(Math.max(...animationDuration.split(",").map(Number.parseFloat))).toBeLessThan(0.001);
      expect(animationIterationCount).toBe("1");
      expect(transitionProperty).toBe("none");
    }
  }
  const moved = await emulateMotion("no-preference").then(() => container.querySelector("p"));
  expect(moved && getComputedStyle(moved).animationDuration).toBe("3s");
});

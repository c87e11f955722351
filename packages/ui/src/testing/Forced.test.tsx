import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Forced } from "./Forced.tsx";
import type { ForcedState } from "./Forced.tsx";
import { forcedSelector } from "./forceable.ts";

const styles = `
  .row { color: rgb(0, 0, 1) }
  .row:hover .own { color: rgb(0, 0, 2) }
  .own:focus-visible { outline: rgb(0, 0, 3) solid 3px }
  .own:active { background: rgb(0, 0, 4) }
  .own:hover:not(:disabled) { border-color: rgb(0, 0, 5) }
  .row .own.later { border-color: rgb(0, 0, 6) }
  .row:focus-within { color: rgb(0, 0, 7) }
  @media (min-width: 1px) { .own:hover { opacity: 0.5 } }
`;

async function drawn(state: ForcedState, className = "own") {
  const { container } = await render(
    <>
      <style>{styles}</style>
      <Forced state={state}>
        <p className="row">
          <button className={className}>One</button>
          <button className={className}>Other</button>
        </p>
      </Forced>
    </>,
  );
  const [own, other] = container.querySelectorAll("button");
  const row = container.querySelector("p");
  if (own === undefined || other === undefined || row === null)
    throw new Error("Nothing is drawn.");
  return { own: getComputedStyle(own), other: getComputedStyle(other), row: getComputedStyle(row) };
}

test("what is under the pointer, and what it stands in, look so", async () => {
  const { own, other } = await drawn("hover");
  expect(own.color).toBe("rgb(0, 0, 2)");
  expect(own.borderColor).toBe("rgb(0, 0, 5)");
  expect(own.opacity).toBe("0.5");
  expect(other.borderColor).not.toBe("rgb(0, 0, 5)");
  expect(own.backgroundColor).not.toBe("rgb(0, 0, 4)");
});

test("what is in focus, and what it stands in, look so", async () => {
  const { own, other, row } = await drawn("focus");
  expect(own.outlineColor).toBe("rgb(0, 0, 3)");
  expect(row.color).toBe("rgb(0, 0, 7)");
  expect(other.outlineStyle).toBe("none");
});

test("what is pressed is under the pointer as well", async () => {
  const { own } = await drawn("pressed");
  expect(own.backgroundColor).toBe("rgb(0, 0, 4)");
  expect(own.borderColor).toBe("rgb(0, 0, 5)");
});

test("a rule weighs as much as the real one", async () => {
  const { own } = await drawn("hover", "own later");
  expect(own.borderColor).toBe("rgb(0, 0, 6)");
});

test("what asks that a state is absent is left alone", () => {
  expect(forcedSelector(".skip:not(:focus)")).toBeUndefined();
  expect(forcedSelector(".a:not(:has(:hover))")).toBeUndefined();
  expect(forcedSelector(".a:focus:not(:focus-visible)")).toBe(
    '.a[data-forced~="focus"]:not([data-forced~="focus-visible"])',
  );
  expect(forcedSelector(".hover")).toBeUndefined();
});

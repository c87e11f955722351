import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import trueFalse from "../exercises/true-false/index.ts";
import { Exercise } from "./Exercise.tsx";

const statements = ["Ice floats on water.", "Ice sinks in alcohol.", "Ice is water."];
const shared = { kind: trueFalse, language: "en", messages: { ...kit, ...exercise } } as const;

function Page() {
  return statements.map((statement) => (
    <Exercise key={statement} {...shared} content={{ statement, answer: true }} />
  ));
}

function container(): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
}

const drawn = (within: HTMLElement) =>
  [...within.querySelectorAll("h2")].map(({ textContent }) => textContent);

afterEach(() => document.body.replaceChildren());

test("the first exercise of a page is drawn at once, the others in their order after its frame", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const within = container();
  const steps: string[][] = [];
  new MutationObserver(() => steps.push(drawn(within))).observe(within, {
    childList: true,
    subtree: true,
  });
  const root = createRoot(within);
  root.render(<Page />);
  await vi.waitFor(() => expect(drawn(within)).toEqual(statements));
  expect(steps[0]).toEqual(statements.slice(0, 1));
  for (const step of steps) expect(step).toEqual(statements.slice(0, step.length));
  root.unmount();
  vi.unstubAllGlobals();
});

test("a page that was begun on a server is gone on with", async () => {
  const within = container();
  within.innerHTML = renderToString(<Page />);
  const mismatch = vi.fn();
  const root = hydrateRoot(within, <Page />, { onRecoverableError: mismatch });
  await vi.waitFor(() => expect(drawn(within)).toEqual(statements));
  expect(mismatch).not.toHaveBeenCalled();
  root.unmount();
});

import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { CoachChat } from "./CoachChat.tsx";

const nothing = () => undefined;
const chat = (text: string, state: "streaming" | "sent") => (
  <CoachChat
    messages={[
      { id: "old", author: "partner", text: "Avant.", state: "sent" },
      ...(text === "" ? [] : [{ id: "new", author: "partner" as const, text, state }]),
    ]}
    state={state === "streaming" ? "streaming" : "ready"}
    quota={{ used: 1, limit: null }}
    upgradeHref="/premium"
    onSend={nothing}
    onStop={nothing}
    onRetry={nothing}
  />
);

test("an answer is read once, when it is whole, and what was there before is not", async () => {
  const { container, rerender } = await renderInKit(chat("", "sent"));
  const spoken = () =>
    Array.from(container.querySelectorAll("[aria-live] p"), ({ textContent }) => textContent);
  await rerender(chat("Commence par les cartes.", "streaming"));
  expect(container.textContent).toContain("Commence par les cartes.");
  await rerender(chat("Commence par les cartes.\n\nEnsuite, le K.", "streaming"));
  expect(spoken()).toEqual([]);
  await rerender(chat("Commence par les cartes.\n\nEnsuite, le K.", "sent"));
  expect(spoken()).toEqual(["Commence par les cartes.", "Ensuite, le K."]);
  const first = container.querySelector("[aria-live] p");
  await rerender(chat("Commence par les cartes.\n\nEnsuite, le K.", "sent"));
  expect(container.querySelector("[aria-live] p")).toBe(first);
});

import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
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

test("a long conversation does not make the page longer than what is seen of it", async () => {
  const messages = Array.from({ length: 60 }, (_, index) => ({
    id: String(index),
    author: index % 2 === 0 ? ("member" as const) : ("partner" as const),
    text: "Où en suis-je ?",
    state: "sent" as const,
  }));
  const { container } = await renderInKit(
    <CoachChat
      messages={messages}
      state="ready"
      quota={{ used: 1, limit: null }}
      onSend={nothing}
      onRetry={nothing}
    />,
  );
  const { bottom } = container.getBoundingClientRect();
  const end = Math.max(bottom + window.scrollY, window.innerHeight);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.ceil(end) + 100);
});

test("a message that is too long is not sent, says so, and keeps every letter", async () => {
  const onSend = vi.fn();
  const onDraft = vi.fn();
  const { getByRole, getByText } = await renderInKit(
    <CoachChat
      messages={[]}
      state="ready"
      quota={{ used: 0, limit: null }}
      initial={"a".repeat(4001)}
      onDraft={onDraft}
      onSend={onSend}
      onRetry={nothing}
    />,
  );
  await getByRole("button", { name: "Envoyer" }).click();
  await expect.element(getByText(/4\s000 caractères au plus, il en a 4\s001/u)).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard("{End}{Backspace}");
  await getByRole("button", { name: "Envoyer" }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith("a".repeat(4000));
});

import { vi } from "vitest";

/** Frames without a change after which an exercise has said what it had to say. */
const quietFrames = 3;

/** Waits until nothing changed for some frames, and nothing is on its way. */
export async function quiet(container: HTMLElement): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => (still = 0));
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  while (still < quietFrames) {
    still += 1;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  await vi.waitFor(() => {
    if (container.querySelector("[aria-busy='true']")) throw new Error("Something is loading.");
  });
}

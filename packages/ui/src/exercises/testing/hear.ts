import { Virtual } from "@guidepup/virtual-screen-reader";
import { listen } from "./renderExercise.tsx";
import { showState } from "./showState.ts";

/** What a screen reader says as the focus moves and live regions speak. */
export interface Hearing {
  /** What was said since the last time, a line each: what was entered, what has the focus, the news. */
  readonly heard: () => Promise<readonly string[]>;
}

/** What a reader names when the focus enters it. */
const named = "fieldset, section, ul, ol, [role='group'], [role='radiogroup'], [role='region']";

/** Listens to a place from now on, as one who works it by keys alone. */
export function hear(container: HTMLElement): Hearing {
  const said = listen(container);
  let told = 0;
  let around: readonly Element[] = [];
  let last = { element: document.activeElement, phrase: "" };

  function news(): string[] {
    const lines = said().slice(told);
    told += lines.length;
    return lines.map((line) => `polite: ${line}`);
  }

  async function focused(): Promise<string[]> {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !container.contains(element)) {
      if (element === last.element) return [];
      last = { element, phrase: "" };
      around = [];
      return ["document"];
    }
    const phrase = await phraseOf(element);
    if (element === last.element && phrase === last.phrase) return [];
    const groups = groupsAround(element, container);
    const entered = groups.filter((group) => !around.includes(group));
    around = groups;
    last = { element, phrase };
    return [...(await Promise.all(entered.map(phraseOf))), phrase];
  }

  return {
    heard: async () => {
      showState(container);
      return [...(await focused()), ...news()];
    },
  };
}

/** From the outermost on. */
function groupsAround(element: Element, container: Element): readonly Element[] {
  const group = element.parentElement?.closest(named);
  if (!group || !container.contains(group)) return [];
  return [...groupsAround(group, container), group];
}

/** Its role, name and states; the words of what has no name. */
async function phraseOf(element: Element): Promise<string> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const phrase = await reader.lastSpokenPhrase();
  await reader.stop();
  return phrase === "paragraph" ? `${phrase}, ${element.textContent?.trim()}` : phrase;
}

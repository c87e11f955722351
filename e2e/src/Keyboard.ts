import { expect, type Locator, type Page } from "@playwright/test";

/** A learner who has nothing but a keyboard: focus moves by Tab and arrows, never by a pointer. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the target (or something in it) has the focus; fails after a full round. */
  async tabTo(target: Locator, { back = false } = {}): Promise<void> {
    await target.first().waitFor();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await this.#holdsFocus(target)) return;
      await this.#page.keyboard.press(back ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab never reaches ${target.toString()}.`);
  }

  /** Focuses the target by Tab and presses a key on it. */
  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.press(key);
  }

  /** Focuses a field by Tab, empties it and types. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.#page.keyboard.press("ControlOrMeta+a");
    await this.#page.keyboard.press("Delete");
    await this.#page.keyboard.insertText(text);
    await expect(field).toHaveValue(text);
  }

  /** Finds an option of a combo box by some of its letters, and chooses it. */
  async choose(field: Locator, letters: string, title: string): Promise<void> {
    await expect(field).toBeEnabled();
    await this.fill(field, letters);
    await this.#page.getByRole("option", { name: title, exact: true }).waitFor();
    await this.keys("ArrowDown", "Enter");
    await expect(field).toHaveValue(title);
  }

  /** Presses keys one after another on whatever has the focus. */
  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  #holdsFocus(target: Locator): Promise<boolean> {
    return target.first().evaluate((element) => {
      const root = element.getRootNode();
      const within = root instanceof Document || root instanceof ShadowRoot;
      return within && element.contains(root.activeElement);
    });
  }
}

import type { ComponentType } from "react";
import { createElement, createRef } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../testing/render.ts";

interface Story {
  readonly args?: Readonly<Record<string, unknown>>;
}
interface StoryModule {
  readonly default: Story;
  readonly Default?: Story;
}

const folders = import.meta.glob<string>("./*/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  ["./*/*.tsx", "!./*/*.{test,stories}.tsx"],
  { eager: true },
);
const stories = import.meta.glob<StoryModule>("./*/*.stories.tsx", { eager: true });

/** What a component's own properties are, as its file declares them; what fields share counts too. */
function propertiesOf(name: string, source: string): string {
  const body =
    new RegExp(`interface ${name}Props[^{]*\\{([\\s\\S]*?)\\n\\}`, "u").exec(source)?.[0] ?? "";
  return /extends (?:Omit<\s*)?TextualFieldProps/u.test(body)
    ? `${body} readonly onChange?:`
    : body;
}

/** Each component of a folder that somebody operates: it tells of presses or changes, or leads elsewhere. */
const controls = Object.entries(folders).flatMap(([path, source]) => {
  const [, folder = "", name = ""] = /^\.\/([\w-]+)\/(\w+)\.tsx$/u.exec(path) ?? [];
  const isControl = /readonly (?:onChange|onPress|href|entries)\??:/u.test(
    propertiesOf(name, source),
  );
  const Component = components[path]?.[name];
  const story = stories[`./${folder}/${name}.stories.tsx`];
  if (!isControl || Component === undefined || story === undefined) return [];
  const args = { ...story.default.args, ...story.Default?.args };
  return [{ name, Component, args, properties: propertiesOf(name, source) }];
});

test("the controls are found in their folders", () => {
  expect(controls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "Button",
      "Checkbox",
      "Combobox",
      "FileDrop",
      "Link",
      "Menu",
      "Select",
      "Tabs",
      "Tooltip",
    ]),
  );
});

const named = (pattern: RegExp) => controls.filter(({ properties }) => pattern.test(properties));

test.each(controls)(
  "$name takes a ref, attributes of its page, and tells when the focus leaves",
  async ({ Component, args }) => {
    const ref = createRef<HTMLElement>();
    const onBlur = vi.fn();
    const props = { ...args, disabled: false, ref, onBlur, "data-probe": "here" };
    const { container } = await renderInKit(createElement(Component, props));
    const probed = container.querySelectorAll<HTMLElement>("[data-probe='here']");
    expect([...probed]).toEqual([ref.current]);
    const [element] = probed;
    const operable = element?.matches("fieldset, [role='tablist']")
      ? element.querySelector<HTMLElement>("input, [role='tab'][aria-selected='true']")
      : element;
    operable?.focus();
    expect(document.activeElement).toBe(operable);
    operable?.blur();
    expect(onBlur).toHaveBeenCalledOnce();
  },
);

test.each(named(/readonly required\??:|FieldProps/u))(
  "$name need not be filled in unless it says so",
  async ({ Component, args }) => {
    const { required: _, ...optional } = { required: true, ...args };
    const { container } = await renderInKit(createElement(Component, optional));
    expect(container.querySelector(":required")).toBeNull();
  },
);

/** Operates a control as its user does; gives what it then holds. */
async function operate(control: HTMLInputElement | HTMLSelectElement): Promise<unknown> {
  if (control instanceof HTMLSelectElement) {
    await userEvent.selectOptions(control, [...control.options].at(-1)?.value ?? "");
    return control.selectedIndex === control.options.length - 1;
  }
  if (control.role === "combobox") {
    control.focus();
    await userEvent.keyboard("{ArrowUp}{Enter}{Tab}");
    return control.value !== "";
  }
  if (/^(?:radio|checkbox)$/u.test(control.type)) {
    const before = control.checked;
    control.click();
    return control.type === "radio" ? control.checked : control.checked !== before;
  }
  await userEvent.fill(control, "5");
  return control.value === "5";
}

test.each(named(/readonly default(?:Value|Checked)\?:|TextualFieldProps/u))(
  "$name keeps by itself what its host does not",
  async ({ Component, args }) => {
    const {
      value: _value,
      checked: _checked,
      onChange: _onChange,
      ...own
    } = { value: "", checked: false, onChange: null, ...args };
    const { container } = await renderInKit(createElement(Component, own));
    const control = container.querySelector<HTMLInputElement | HTMLSelectElement>(
      "input, textarea, select",
    );
    if (control === null) throw new Error("It has a native control.");
    expect(await operate(control)).toBe(true);
  },
);

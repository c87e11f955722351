import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { forceColours, forcedLook } from "../../testing/forced-colours.ts";
import { Held } from "../../testing/index.ts";
import { renderInKit } from "../../testing/render.ts";
import { Combobox } from "./Combobox.tsx";

const titles = [
  "Le rythme d’un récit",
  "Le cœur du conflit",
  "L’été",
  "Écrire",
  "Réécrire",
  "Finir",
  "Publier",
];
const options = [
  ...titles.map((label, index) => ({ value: String(index), label })),
  { value: "kana", label: "ひらがな", lang: "ja" },
];

async function renderCombobox({ initial = "", required = false, most = options.length } = {}) {
  const chosen = vi.fn();
  const onBlur = vi.fn();
  const screen = await renderInKit(
    <>
      <Held initial={initial}>
        {(value, onChange) => (
          <Combobox
            label="Leçon"
            required={required}
            options={options.slice(0, most)}
            value={value}
            onBlur={onBlur}
            onChange={(next) => {
              chosen(next);
              onChange(next);
            }}
          />
        )}
      </Held>
      <button type="button">Ailleurs</button>
    </>,
  );
  const field = screen.getByRole("combobox");
  const shown = () => screen.getByRole("option").all();
  return { screen, field, chosen, onBlur, shown };
}

test.each([
  ["RECIT", "0"],
  ["coeur", "1"],
  ["l'ete", "2"],
  ["un rec", "0"],
])("%s is found by its letters, and chosen by keys", async (typed, value) => {
  const { field, chosen, shown } = await renderCombobox();
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith(value);
  await expect.element(field).toHaveValue(titles[Number(value)] ?? "");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await expect.element(field).toHaveFocus();
});

test("a click shows everything, the tick stands beside what is chosen, and a letter replaces it", async () => {
  const { screen, field, shown } = await renderCombobox({ initial: "4" });
  await field.click();
  await vi.waitFor(() => expect(shown()).toHaveLength(options.length));
  const chosen = screen.getByRole("option", { selected: true });
  await expect.element(chosen).toHaveTextContent("Réécrire");
  expect(chosen.element().querySelector("svg")).not.toBeNull();
  await expect
    .element(screen.getByRole("option", { name: "ひらがな" }))
    .toHaveAttribute("lang", "ja");
  await userEvent.keyboard("f");
  await expect.element(field).toHaveValue("f");
});

test("it stays open on a page that scrolls, with what is chosen in sight", async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    value: String(index),
    label: `Titre ${index}`,
  }));
  const screen = await renderInKit(
    <div style={{ paddingBlock: "100vh" }}>
      <Combobox label="Leçon" options={many} value="40" />
    </div>,
  );
  await screen.getByRole("combobox").click();
  await expect.element(screen.getByRole("option", { selected: true })).toBeInViewport();
  const before = window.scrollY;
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByRole("option", { name: "Titre 59" })).toBeInViewport();
  expect(window.scrollY).toBe(before);
});

test("it stays open where its field has just been scrolled into sight", async () => {
  const screen = await renderInKit(
    <div style={{ paddingBlock: "200vh" }}>
      <Combobox label="Leçon" options={options} />
    </div>,
  );
  const field = screen.getByRole("combobox").element();
  if (!(field instanceof HTMLInputElement)) throw new Error("The field is no input.");
  // All within one task: only in its next frame does the page tell that it has scrolled.
  field.focus();
  expect(window.scrollY).toBeGreaterThan(0);
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  for (const _ of ["told", "drawn"]) await new Promise(requestAnimationFrame);
  await userEvent.keyboard("{Enter}");
  expect(field.value).toBe("Le rythme d’un récit");
});

test("Enter chooses, and never sends the form", async () => {
  const sent = vi.fn();
  const screen = await renderInKit(
    <form action={sent}>
      <Combobox name="lesson" label="Leçon" options={options} />
      <button type="submit">Garder</button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}Finir{ArrowDown}{Enter}{Enter}");
  await expect.element(screen.getByRole("combobox")).toHaveValue("Finir");
  expect(sent).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Garder" }).click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test("a long title has room for all its lines in a list that scrolls", async () => {
  const long = "Du point de vue de l’enfant à celui du narrateur qui sait tout ".repeat(3);
  const screen = await renderInKit(
    <Combobox label="Leçon" options={options.map((option) => ({ ...option, label: long }))} />,
  );
  await screen.getByRole("combobox").click();
  const [option] = screen.getByRole("option").elements();
  expect(option?.scrollHeight).toBe(option?.clientHeight);
});

test("what matches nothing is said, and is gone when the field is left", async () => {
  const { screen, field, chosen, onBlur } = await renderCombobox({ initial: "4" });
  await field.fill("xyz");
  await expect.element(screen.getByText("Rien ne correspond à « xyz »")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveValue("Réécrire");
  expect(chosen).not.toHaveBeenCalled();
  expect(onBlur).toHaveBeenCalledOnce();
});

test("what need not be chosen is taken back by the cross or by emptying the text", async () => {
  const { screen, field, chosen } = await renderCombobox({ initial: "4" });
  const cross = screen.getByRole("button", { name: "Retirer Réécrire" });
  await cross.click();
  expect(chosen).toHaveBeenLastCalledWith("");
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await expect.element(cross).not.toBeInTheDocument();
  await userEvent.keyboard("fin{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenLastCalledWith("5");
  await field.fill("");
  expect(chosen).toHaveBeenLastCalledWith("");
});

test("what is required stays until another is chosen", async () => {
  const { screen, field, chosen } = await renderCombobox({ initial: "4", required: true });
  await expect.element(screen.getByRole("button", { name: /Retirer/u })).not.toBeInTheDocument();
  await field.fill("");
  await userEvent.keyboard("{Escape}{Tab}");
  await expect.element(field).toHaveValue("Réécrire");
  expect(chosen).not.toHaveBeenCalled();
});

test.each([
  [7, "none"],
  [8, null],
])("of %i a phone shows its keyboard: %s", async (most, mode) => {
  const { field } = await renderCombobox({ most });
  expect(field.element().getAttribute("inputmode")).toBe(mode);
});

describe("in forced colours", () => {
  beforeAll(() => forceColours("active"));
  afterAll(() => forceColours("none"));

  test("the option that a pointer or an arrow is on looks different", async () => {
    const { screen, field } = await renderCombobox();
    await field.click();
    const option = screen.getByRole("option", { name: "Écrire", exact: true });
    const rest = forcedLook(option.element());
    await option.hover();
    await vi.waitFor(() => expect(forcedLook(option.element())).not.toBe(rest));
  });
});

import type { ReactElement } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BillingPeriodSelector } from "../patterns/billing-period/BillingPeriodSelector.tsx";
import { MoodPicker } from "../patterns/mood-picker/MoodPicker.tsx";
import { TabBar } from "../patterns/tab-bar/TabBar.tsx";
import { ThemeSwitch } from "../patterns/theme-switch/ThemeSwitch.tsx";
import { Button } from "../primitives/button/Button.tsx";
import { ChipGroup } from "../primitives/chip-group/ChipGroup.tsx";
import { House } from "../primitives/icon/icons.ts";
import { IconButton } from "../primitives/icon-button/IconButton.tsx";
import { Link } from "../primitives/link/Link.tsx";
import { Switch } from "../primitives/switch/Switch.tsx";
import { Forced } from "./Forced.tsx";
import type { ForcedState } from "./Forced.tsx";
import { forceColours, forcedLook } from "./forced-colours.ts";
import { renderInKit } from "./renderInKit.tsx";

const nothing = () => undefined;
const place = { href: "/", label: "Accueil", icon: House, current: false };

const languages = [
  { value: "fr", label: "Français" },
  { value: "nl", label: "Nederlands" },
];

const controls: Readonly<Record<string, ReactElement>> = {
  "a secondary button": <Button variant="secondary">Annuler</Button>,
  "a quiet button": <Button variant="quiet">Annuler</Button>,
  "a switch": <Switch label="Mode hors ligne" checked={false} onChange={nothing} />,
  "a switch that is on": <Switch label="Mode hors ligne" checked onChange={nothing} />,
  "a place of the tab bar": <TabBar items={[place]} />,
  "a theme": <ThemeSwitch value="device" onChange={nothing} />,
  "a period": (
    <BillingPeriodSelector
      value="monthly"
      onChange={nothing}
      savings={{ quarterly: 0, yearly: 0 }}
    />
  ),
  "a mood": <MoodPicker legend="Ta journée" value="positive" onChange={nothing} />,
};

const colour = /(?:rgba?|color|oklab|oklch)\([^)]*\)/g;

/** How all of a thing is drawn: its colours, and its lines and sizes without them. */
async function look(control: ReactElement, state?: ForcedState) {
  const { container, unmount } = await renderInKit(
    state === undefined ? (
      control
    ) : (
      <Forced state={state} target="a, button, input:not([type='radio']:checked)">
        {control}
      </Forced>
    ),
  );
  const drawn = [...container.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::after"].map((part) => {
      const { backgroundColor, borderColor, borderWidth, boxShadow, scale } = getComputedStyle(
        element,
        part,
      );
      return [backgroundColor, borderColor, borderWidth, boxShadow, scale].join(" ");
    }),
  );
  await unmount();
  const whole = drawn.join("\n");
  return { whole, lines: whole.replaceAll(colour, "") };
}

afterEach(() => {
  delete document.documentElement.dataset["theme"];
});

const shown = Object.entries(controls).flatMap(([name, control]) =>
  (["light", "dark", "contrast"] as const).map((theme) => ({ name, theme, control })),
);

test.each(shown)("$name shows a pointer and a press, $theme", async ({ theme, control }) => {
  document.documentElement.dataset["theme"] = theme;
  const [rest, hover, pressed] = [
    await look(control),
    await look(control, "hover"),
    await look(control, "pressed"),
  ];
  expect(hover.whole).not.toBe(rest.whole);
  // Not by its colour alone.
  expect(pressed.lines).not.toBe(hover.lines);
});

describe("in forced colours", () => {
  beforeAll(() => forceColours("active"));
  afterAll(() => forceColours("none"));

  /** How the first that can be pressed is drawn, with what is around it. */
  async function forcedLookOf(control: ReactElement, state?: ForcedState) {
    const { container, unmount } = await renderInKit(
      state === undefined ? control : <Forced state={state}>{control}</Forced>,
    );
    const pressable = container.querySelector("a, button, label");
    if (pressable === null) throw new Error("Nothing can be pressed.");
    const drawn = forcedLook(pressable);
    await unmount();
    return drawn;
  }

  const ofPointer = [undefined, "hover", "focus", "pressed"] as const;
  const choices = {
    "a theme": (is: boolean) => <ThemeSwitch value={is ? "device" : "dark"} onChange={nothing} />,
    "a period": (is: boolean) => (
      <BillingPeriodSelector
        value={is ? "monthly" : "yearly"}
        onChange={nothing}
        savings={{ quarterly: 0, yearly: 0 }}
      />
    ),
    "a mood": (is: boolean) => (
      <MoodPicker legend="Ta journée" value={is ? "positive" : "negative"} onChange={nothing} />
    ),
    "a chip": (is: boolean) => (
      <ChipGroup legend="Langue" options={languages} value={is ? "fr" : "nl"} onChange={nothing} />
    ),
  };

  const distinct = {
    ...controls,
    "a primary button": <Button>Continuer</Button>,
    "a button with an icon alone": <IconButton icon={House} label="Accueil" onPress={nothing} />,
    "a link": <Link href="/">Accueil</Link>,
    ...Object.fromEntries(
      Object.entries(choices).map(([name, draw]) => [`${name} that is chosen`, draw(true)]),
    ),
  };

  test.each(Object.entries(distinct))("%s looks different in each state", async (_, control) => {
    const looks = [];
    for (const state of ofPointer) looks.push(await forcedLookOf(control, state));
    expect(new Set(looks).size).toBe(ofPointer.length);
  });

  test.each(Object.entries(choices))(
    "%s tells that it is chosen in each state",
    async (_, draw) => {
      for (const state of ofPointer) {
        const [chosen, other] = [
          await forcedLookOf(draw(true), state),
          await forcedLookOf(draw(false), state),
        ];
        expect(chosen, state).not.toBe(other);
      }
    },
  );

  test.each([false, true])(
    "the drop of a switch is seen in each state, on: %s",
    async (checked) => {
      const control = <Switch label="Mode hors ligne" checked={checked} onChange={nothing} />;
      for (const state of ["hover", "pressed"] as const) {
        const { container, unmount } = await renderInKit(
          <>
            <Forced state={state}>{control}</Forced>
            <i style={{ background: checked ? "HighlightText" : "CanvasText" }} />
          </>,
        );
        const [input, expected] = [container.querySelector("input"), container.querySelector("i")];
        if (input === null || expected === null) throw new Error("Nothing is drawn.");
        expect(getComputedStyle(input, "::after").backgroundColor, state).toBe(
          getComputedStyle(expected).backgroundColor,
        );
        await unmount();
      }
    },
  );

  test("what cannot be used is grey, and does not answer a pointer", async () => {
    const cannot = <Button disabled>Annuler</Button>;
    const { container } = await renderInKit(
      <>
        {cannot}
        <i style={{ color: "GrayText" }} />
      </>,
    );
    const [button, grey] = [container.querySelector("button"), container.querySelector("i")];
    if (button === null || grey === null) throw new Error("Nothing is drawn.");
    const { color, borderColor, opacity } = getComputedStyle(button);
    expect([color, borderColor]).toEqual(Array(2).fill(getComputedStyle(grey).color));
    expect(opacity).toBe("1");
    expect(await forcedLookOf(cannot, "pressed")).toBe(await forcedLookOf(cannot));
  });
});

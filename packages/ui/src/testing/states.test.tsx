import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { BillingPeriodSelector } from "../patterns/billing-period/BillingPeriodSelector.tsx";
import { MoodPicker } from "../patterns/mood-picker/MoodPicker.tsx";
import { TabBar } from "../patterns/tab-bar/TabBar.tsx";
import { ThemeSwitch } from "../patterns/theme-switch/ThemeSwitch.tsx";
import { Button } from "../primitives/button/Button.tsx";
import { House } from "../primitives/icon/icons.ts";
import { Switch } from "../primitives/switch/Switch.tsx";
import { Forced } from "./Forced.tsx";
import type { ForcedState } from "./Forced.tsx";
import { renderInKit } from "./renderInKit.tsx";

const nothing = () => undefined;
const place = { href: "/", label: "Accueil", icon: House, current: false };

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

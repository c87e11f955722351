import { useId } from "react";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import { Contrast, Monitor, Moon, Sun } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { choice, group, radio } from "./ThemeSwitch.css.ts";

/** `device` follows what the learner's device asks for. */
export const themeChoices = ["device", "light", "dark", "contrast"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const glyphs: Readonly<Record<ThemeChoice, IconGlyph>> = {
  device: Monitor,
  light: Sun,
  dark: Moon,
  contrast: Contrast,
};

export interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  readonly onChange: (theme: ThemeChoice) => void;
}

/** Light, dark or high contrast, or as the device asks. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const { t } = useI18n();
  const name = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{t("kit.theme")}</VisuallyHidden>
      </legend>
      <div className={group}>
        {themeChoices.map((theme) => {
          const words = t(`kit.theme.${theme}`);
          return (
            <label key={theme} className={choice} title={words}>
              <input
                className={radio}
                type="radio"
                name={name}
                value={theme}
                checked={theme === value}
                onChange={() => onChange(theme)}
              />
              <Icon icon={glyphs[theme]} size="medium" />
              <VisuallyHidden>{words}</VisuallyHidden>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Pencil, TextQuote } from "../../primitives/icon/icons.ts";
import { option, ways } from "./WaySwitch.css.ts";

export type Way = "drawn" | "typed";

const options = [
  { way: "drawn", label: "character.draw", glyph: Pencil },
  { way: "typed", label: "character.type", glyph: TextQuote },
] as const;

export interface WaySwitchProps {
  readonly way: Way;
  readonly onTurn: (way: Way) => void;
}

/** The two ways to write, as native radios that look like one switch. */
export function WaySwitch({ way, onTurn }: WaySwitchProps) {
  const { t } = useI18n();
  const name = useId();
  return (
    <fieldset aria-label={t("character.way")} className={ways}>
      {options.map(({ way: own, label, glyph }) => (
        <label key={own} className={option}>
          <input type="radio" name={name} checked={way === own} onChange={() => onTurn(own)} />
          <Icon icon={glyph} size="small" />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}

import { useI18n } from "@alambic/i18n/react";
import { FieldError } from "../../primitives/field/FieldError.tsx";
import { useField } from "../../primitives/field/useField.ts";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Frown, Meh, Smile } from "../../primitives/icon/icons.ts";
import { covering } from "../../primitives/checkbox/covering.css.ts";
import { faces, group, legend as legendClass, row, word } from "./MoodPicker.css.ts";

export const moods = ["positive", "neutral", "negative"] as const;
export type Mood = (typeof moods)[number];

export interface MoodPickerProps {
  readonly id?: string | undefined;
  /** The question. */
  readonly legend: string;
  readonly error?: string | undefined;
  /** Null while nothing was chosen: nothing is chosen beforehand. */
  readonly value: Mood | null;
  readonly onChange: (mood: Mood) => void;
}

const glyphs = { positive: Smile, neutral: Meh, negative: Frown } as const;

/** How it is, as one of three faces with their words. */
export function MoodPicker(props: MoodPickerProps) {
  const { legend, error, value, onChange } = props;
  const { t } = useI18n();
  const binding = useField(props);
  return (
    <fieldset
      role="radiogroup"
      id={binding.id}
      tabIndex={-1}
      aria-invalid={binding.invalid || undefined}
      aria-describedby={binding.describedBy}
      className={group}
    >
      <legend className={legendClass}>{legend}</legend>
      <div className={row}>
        {moods.map((mood) => (
          <label key={mood} className={faces[mood]}>
            <input
              className={covering}
              type="radio"
              name={binding.id}
              value={mood}
              checked={mood === value}
              onChange={() => onChange(mood)}
            />
            <Icon icon={glyphs[mood]} size="large" />
            <span className={word}>{t(`mood.${mood}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={binding.errorId} error={error} />
    </fieldset>
  );
}

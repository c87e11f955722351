import type { Ref } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { dataOf } from "../field/dataOf.ts";
import { button } from "../button/button.css.ts";
import type { ButtonSize, ButtonVariant } from "../button/button-variants.ts";

export interface IconButtonProps {
  readonly id?: string | undefined;
  readonly icon: IconGlyph;
  /** What it does, in words: read aloud and shown when the pointer rests on it. */
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly flips?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** For a button that stays pressed, such as "show the password". */
  readonly pressed?: boolean | undefined;
  /** For a button that shows and hides something: whether that is shown. */
  readonly expanded?: boolean | undefined;
  /** The id of what the button shows, hides or changes. */
  readonly controls?: string | undefined;
  readonly onPress: () => void;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is an icon alone, where its meaning is plain and room is short. */
export function IconButton(props: IconButtonProps) {
  const { id, icon, label, variant = "quiet", size = "medium", flips = false } = props;
  const { disabled = false, pressed, expanded, controls, onPress, onBlur, ref } = props;
  return (
    <button
      {...dataOf(props)}
      ref={ref}
      id={id}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      disabled={disabled}
      className={button({ variant, size, width: "auto", shape: "square" })}
      onClick={() => onPress()}
      onBlur={onBlur}
    >
      <Icon icon={icon} size="medium" flips={flips} />
    </button>
  );
}

import type { Ref } from "react";
import {
  Button as AriaButton,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from "react-aria-components";
import { button } from "../button/button.css.ts";
import type { ButtonSize, ButtonVariant } from "../button/button-variants.ts";
import { dataOf } from "../field/dataOf.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { KitLocale } from "../overlay/KitLocale.tsx";
import { tooltip } from "./Tooltip.css.ts";

export interface TooltipProps {
  readonly icon: IconGlyph;
  /** The name of the button. */
  readonly label: string;
  /** What is shown and read besides the name. Without it the name is shown. */
  readonly text?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is an icon alone, and explains itself under the pointer and under the focus. */
export function Tooltip(props: TooltipProps) {
  const { icon, label, text, variant = "quiet", size = "medium", onPress } = props;
  const { onBlur, ref } = props;
  return (
    <KitLocale>
      <TooltipTrigger delay={400}>
        <AriaButton
          {...dataOf(props)}
          ref={ref}
          onBlur={() => onBlur?.()}
          aria-label={label}
          className={button({ variant, size, width: "auto", shape: "square" })}
          onPress={() => onPress?.()}
        >
          <Icon icon={icon} size="medium" />
        </AriaButton>
        <AriaTooltip className={tooltip} offset={6}>
          {text ?? label}
        </AriaTooltip>
      </TooltipTrigger>
    </KitLocale>
  );
}

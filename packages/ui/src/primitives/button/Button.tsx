import type { MouseEvent, ReactNode, Ref } from "react";
import { useI18n } from "@alambic/i18n/react";
import { dataOf } from "../field/dataOf.ts";
import type { IconGlyph } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { button } from "./button.css.ts";
import type { ButtonSize, ButtonVariant, ButtonWidth } from "./button-variants.ts";
import { ButtonContent } from "./ButtonContent.tsx";

export interface ButtonProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly width?: ButtonWidth | undefined;
  readonly type?: "button" | "submit" | "reset" | undefined;
  readonly icon?: IconGlyph | undefined;
  /** After the words; mirrored in right-to-left text. */
  readonly iconEnd?: IconGlyph | undefined;
  readonly disabled?: boolean | undefined;
  /** What the press started is under way: the button keeps its focus and its width, and takes no press. */
  readonly pending?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly form?: string | undefined;
  /** Ids of texts that explain the button, for example why it is disabled. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}

/** Starts an action. For going somewhere use `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { variant = "primary", size = "medium", width = "auto", type = "button" } = props;
  const { icon, iconEnd, disabled = false, pending = false, onPress } = props;
  const { id, form, describedBy, onBlur, ref, children } = props;
  const { t } = useI18n();
  const press = (event: MouseEvent) => {
    if (pending) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      {...dataOf(props)}
      ref={ref}
      id={id}
      form={form}
      type={type}
      disabled={disabled}
      aria-disabled={pending ? true : undefined}
      aria-describedby={describedBy}
      className={button({ variant, size, width, shape: "normal" })}
      onClick={press}
      onBlur={onBlur}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} pending={pending}>
        {children}
      </ButtonContent>
      {pending ? <VisuallyHidden>{t("kit.pending")}</VisuallyHidden> : null}
    </button>
  );
}

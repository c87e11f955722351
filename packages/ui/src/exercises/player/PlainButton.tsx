import { useI18n } from "@alambic/i18n/react";
import type { MouseEvent } from "react";
import { button, content, pendingMark } from "../../primitives/button/button.css.ts";
import type { ButtonProps } from "../../primitives/button/Button.tsx";
import { Spinner } from "../../primitives/spinner/Spinner.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import type { ShortcutMarks } from "../keys/shortcutMarks.ts";

export type PlainButtonProps = Pick<
  ButtonProps,
  "variant" | "size" | "width" | "type" | "disabled" | "pending" | "onPress" | "children"
> & { readonly marks?: ShortcutMarks | undefined };

const stop = (event: MouseEvent) => event.preventDefault();

/** A `Button` of words alone, for what a page loads before anybody answers: it brings no icons. */
export function PlainButton(props: PlainButtonProps) {
  const { variant = "secondary", size = "medium", width = "auto", type = "button" } = props;
  const { disabled, pending, onPress, children } = props;
  const { t } = useI18n();
  return (
    <button
      {...props.marks}
      type={type}
      disabled={disabled}
      aria-disabled={pending || undefined}
      className={button({ variant, size, width, shape: "normal" })}
      onClick={pending ? stop : onPress}
    >
      <span className={content({ pending })}>{children}</span>
      {pending ? (
        <>
          <span className={pendingMark}>
            <Spinner />
          </span>
          <VisuallyHidden>{t("kit.pending")}</VisuallyHidden>
        </>
      ) : null}
    </button>
  );
}

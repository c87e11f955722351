import type { Ref } from "react";
import {
  Button as AriaButton,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
} from "react-aria-components";
import { button } from "../button/button.css.ts";
import type { ButtonSize, ButtonVariant } from "../button/button-variants.ts";
import { ButtonContent } from "../button/ButtonContent.tsx";
import { dataOf } from "../field/dataOf.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { ChevronDown } from "../icon/icons.ts";
import { KitLocale } from "../overlay/KitLocale.tsx";
import { danger, item, list, ofMenu, popover } from "../overlay/popover.css.ts";

interface EntryBase {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  readonly disabled?: boolean | undefined;
  /** What cannot be undone. */
  readonly dangerous?: boolean | undefined;
}

/** An entry either goes somewhere or does something. */
export type MenuEntry = EntryBase & ({ readonly href: string } | { readonly onPress: () => void });

export interface MenuProps {
  /** On the button; for an icon alone it is its name. */
  readonly label: string;
  /** Shows this icon in place of the label. */
  readonly icon?: IconGlyph | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** The actions; what cannot be undone comes last. */
  readonly entries: readonly MenuEntry[];
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Further actions behind one button. */
export function Menu(props: MenuProps) {
  const { label, icon, variant = "secondary", size = "medium", entries, onBlur, ref } = props;
  const shape = icon === undefined ? "normal" : "square";
  return (
    <KitLocale>
      <MenuTrigger>
        <AriaButton
          {...dataOf(props)}
          ref={ref}
          onBlur={() => onBlur?.()}
          {...(icon === undefined ? {} : { "aria-label": label })}
          className={button({ variant, size, width: "auto", shape })}
        >
          {icon === undefined ? (
            <ButtonContent iconEnd={ChevronDown}>{label}</ButtonContent>
          ) : (
            <Icon icon={icon} size="medium" />
          )}
        </AriaButton>
        <Popover className={`${popover} ${ofMenu}`} placement="bottom end" offset={6}>
          <AriaMenu className={list} aria-label={label}>
            {entries.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                isDisabled={entry.disabled === true}
                className={entry.dangerous === true ? `${item} ${danger}` : item}
                {...("href" in entry ? { href: entry.href } : { onAction: entry.onPress })}
              >
                {entry.icon === undefined ? null : <Icon icon={entry.icon} />}
                {entry.label}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </KitLocale>
  );
}

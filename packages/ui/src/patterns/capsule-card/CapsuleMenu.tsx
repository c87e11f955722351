import { useId } from "react";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import { Ellipsis } from "../../primitives/icon/icons.ts";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import { action } from "../account-menu/AccountMenu.css.ts";
import { useDisclosure } from "../account-menu/useDisclosure.ts";
import { menu, panel } from "./CapsuleMenu.css.ts";

/** Its id is the same in every language. */
export type CapsuleMenuItem = Readonly<{ id: string; label: string; icon: IconGlyph }> &
  ({ readonly href: string } | { readonly onPress: () => void });

export interface CapsuleMenuProps {
  /** Names the button, with the capsule in it. */
  readonly label: string;
  readonly items: readonly CapsuleMenuItem[];
}

/** What is seldom done with a capsule: a button that discloses a list. */
export function CapsuleMenu({ label, items }: CapsuleMenuProps) {
  const panelId = useId();
  const click = useLinkClick();
  const { open, toggle, close, triggerRef, area } = useDisclosure();
  return (
    <div className={menu} {...area}>
      <IconButton
        ref={triggerRef}
        icon={Ellipsis}
        label={label}
        size="small"
        expanded={open}
        controls={open ? panelId : undefined}
        onPress={toggle}
      />
      {open ? (
        <ul id={panelId} className={panel}>
          {items.map((item) => (
            <li key={item.id}>
              {"href" in item ? (
                <a
                  className={action}
                  href={item.href}
                  onClick={(event) => {
                    click(event);
                    close();
                  }}
                >
                  <Icon icon={item.icon} size="medium" />
                  {item.label}
                </a>
              ) : (
                <button
                  type="button"
                  className={action}
                  onClick={() => {
                    close();
                    item.onPress();
                  }}
                >
                  <Icon icon={item.icon} size="medium" />
                  {item.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

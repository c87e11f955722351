import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import {
  action,
  avatar,
  email as emailClass,
  mark,
  menu,
  panel,
  person,
  personName,
  trigger,
} from "./AccountMenu.css.ts";
import { useDisclosure } from "./useDisclosure.ts";

/** Its id is the same in every language. */
export type AccountMenuItem = Readonly<{ id: string; label: string; icon: IconGlyph }> &
  ({ readonly href: string } | { readonly onPress: () => void });

export interface AccountMenuProps {
  /** Names the button, for example "Compte de Lina". */
  readonly label: string;
  /** The member’s name. */
  readonly name: string;
  /** The address that the member signed in with. */
  readonly email: string;
  /** The membership's chip. */
  readonly membership?: ReactNode;
  readonly items: readonly AccountMenuItem[];
}

/** Who is signed in, and what belongs to the account: a button that discloses a list. */
export function AccountMenu({ label, name, email, membership, items }: AccountMenuProps) {
  const panelId = useId();
  const click = useLinkClick();
  const { open, toggle, close, triggerRef, area } = useDisclosure();
  return (
    <div className={menu} {...area}>
      <button
        ref={triggerRef}
        type="button"
        className={trigger}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
      >
        <span className={avatar} aria-hidden="true">
          {Array.from(name)[0] ?? "?"}
        </span>
      </button>
      {open ? (
        <div id={panelId} className={panel}>
          <div className={person}>
            <span className={personName}>{name}</span>
            <span className={emailClass}>{email}</span>
            {membership === undefined ? null : <span className={mark}>{membership}</span>}
          </div>
          <ul>
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
        </div>
      ) : null}
    </div>
  );
}

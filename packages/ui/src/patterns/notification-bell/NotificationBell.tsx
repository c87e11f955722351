import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Bell } from "../../primitives/icon/icons.ts";
import { useDisclosure } from "../account-menu/useDisclosure.ts";
import { area, bell, count as countClass, panel as panelClass } from "./NotificationBell.css.ts";

export interface NotificationBellProps {
  /** Names it, and says how many are unread. */
  readonly label: string;
  /** How many are unread; none shows no count. */
  readonly unread: number;
  /** What opens: the list, which may be loaded only then. Told how to close it again. */
  readonly panel: (close: () => void) => ReactNode;
}

/** The bell of the top bar with the count of what is unread, and the notifications behind it. */
export function NotificationBell({ label, unread, panel }: NotificationBellProps) {
  const { number } = useI18n();
  const panelId = useId();
  const { open, toggle, close, triggerRef, area: areaProps } = useDisclosure();
  return (
    <div className={area} {...areaProps}>
      <button
        ref={triggerRef}
        type="button"
        className={bell}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
      >
        <Icon icon={Bell} size="medium" />
        {unread === 0 ? null : (
          <span aria-hidden="true" className={countClass}>
            {unread > 9 ? `${number(9)}+` : number(unread)}
          </span>
        )}
      </button>
      {open ? (
        <div id={panelId} className={panelClass}>
          {panel(close)}
        </div>
      ) : null}
    </div>
  );
}

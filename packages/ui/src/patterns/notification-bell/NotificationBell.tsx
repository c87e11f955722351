import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Bell } from "../../primitives/icon/icons.ts";
import { useDisclosure } from "../account-menu/useDisclosure.ts";
import { NotificationList } from "../notification-list/NotificationList.tsx";
import type { NotificationListProps } from "../notification-list/NotificationList.tsx";
import { area, bell, count as countClass, panel } from "./NotificationBell.css.ts";

export type NotificationBellProps = Omit<NotificationListProps, "headingLevel">;

/** The bell of the top bar with the count of what is unread, and the notifications behind it. */
export function NotificationBell(props: NotificationBellProps) {
  const { content, onOpen } = props;
  const { t, number } = useI18n();
  const panelId = useId();
  const { open, toggle, close, triggerRef, area: areaProps } = useDisclosure();
  const unread = content.kind === "ready" ? content.items.filter(({ read }) => !read).length : 0;
  return (
    <div className={area} {...areaProps}>
      <button
        ref={triggerRef}
        type="button"
        className={bell}
        aria-label={t("learning.notifications.bell", { count: unread })}
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
        <div id={panelId} className={panel}>
          <NotificationList
            {...props}
            onOpen={(id) => {
              close();
              onOpen?.(id);
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

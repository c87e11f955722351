import { useI18n } from "@alambic/i18n/react";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Bell } from "../../primitives/icon/icons.ts";
import { Popover } from "../../primitives/popover/Popover.tsx";
import { below } from "../../tokens/breakpoints.ts";
import { bell, count as countClass } from "./NotificationBell.css.ts";

const Drawer = lazy(async () => ({
  default: (await import("../../primitives/drawer/Drawer.tsx")).Drawer,
}));

export interface NotificationBellProps {
  /** Names it, and says how many are unread. */
  readonly label: string;
  /** Names what opens. */
  readonly title: string;
  /** How many are unread; none shows no count. */
  readonly unread: number;
  /** What opens: the list, which may be loaded only then. Told how to close it again. */
  readonly panel: (close: () => void) => ReactNode;
}

/** The bell of the top bar with the count of what is unread, and the notifications behind it. */
export function NotificationBell({ label, title, unread, panel }: NotificationBellProps) {
  const { number } = useI18n();
  const [shown, setShown] = useState<"sheet" | "beside" | null>(null);
  const close = () => setShown(null);
  const open = () => setShown(matchMedia(below("tablet")).matches ? "sheet" : "beside");
  return (
    <>
      <Popover
        label={title}
        isOpen={shown === "beside"}
        onOpenChange={(isOpen) => (isOpen ? open() : close())}
        trigger={(attributes) => (
          <button
            {...attributes}
            type="button"
            className={bell}
            aria-label={label}
            aria-expanded={shown !== null}
          >
            <Icon icon={Bell} size="medium" />
            {unread === 0 ? null : (
              <span aria-hidden="true" className={countClass}>
                {unread > 9 ? `${number(9)}+` : number(unread)}
              </span>
            )}
          </button>
        )}
      >
        {panel(close)}
      </Popover>
      {shown === "sheet" ? (
        <Suspense fallback={null}>
          <Drawer title={title} hasOwnHeading onClose={close}>
            {panel(close)}
          </Drawer>
        </Suspense>
      ) : null}
    </>
  );
}

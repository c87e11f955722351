import { useI18n } from "@alambic/i18n/react";
import type { MouseEvent } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import {
  Award,
  Flag,
  FlaskConical,
  MessageCircle,
  RotateCcw,
} from "../../primitives/icon/icons.ts";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import type { NotificationItem } from "./notification.ts";
import { dot, row, sign, text, time, title as titleClass, words } from "./NotificationList.css.ts";
import { timeAgo } from "./timeAgo.ts";

const glyphs = {
  capsule: FlaskConical,
  badge: Award,
  quest: Flag,
  review: RotateCcw,
  message: MessageCircle,
} as const;

export interface NotificationRowProps {
  readonly item: NotificationItem;
  readonly now: Date;
  readonly onOpen: () => void;
}

/** One notification; a link where it leads somewhere. */
export function NotificationRow({ item, now, onOpen }: NotificationRowProps) {
  const { t } = useI18n();
  const click = useLinkClick();
  const { kind, title, body, at, read, href } = item;
  const content = (
    <>
      <span className={sign({ read })}>
        <Icon icon={glyphs[kind]} size="medium" />
      </span>
      <span className={words}>
        <span className={titleClass({ read })}>
          {title}
          {read ? null : (
            <>
              <span aria-hidden="true" className={dot} />
              <VisuallyHidden>{t("notifications.unread")}</VisuallyHidden>
            </>
          )}
        </span>
        <span className={text}>{body}</span>
        <When at={at} now={now} />
      </span>
    </>
  );
  if (href === undefined) return <div className={row({ pressable: false })}>{content}</div>;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onOpen();
    click(event);
  };
  return (
    <a href={href} className={row({ pressable: true })} onClick={follow}>
      {content}
    </a>
  );
}

function When({ at, now }: { readonly at: Date; readonly now: Date }) {
  const { t, date, relativeTime } = useI18n();
  const ago = timeAgo(at, now);
  return (
    <time dateTime={at.toISOString()} className={time}>
      {ago === null ? t("notifications.now") : null}
      {ago === "date" ? date(at) : null}
      {ago === null || ago === "date" ? null : relativeTime(ago.value, ago.unit)}
    </time>
  );
}

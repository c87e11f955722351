import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { CheckCheck } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import type { NotificationItem } from "./notification.ts";
import { head, list, notifications } from "./NotificationList.css.ts";
import { NotificationRow } from "./NotificationRow.tsx";

export type NotificationContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | {
      readonly kind: "ready";
      /** Newest first. */
      readonly items: readonly NotificationItem[];
      /** Shows earlier ones, where there are some. */
      readonly onMore?: (() => void) | undefined;
    };

export interface NotificationListProps {
  readonly content: NotificationContent;
  /** What "5 minutes ago" is measured from. */
  readonly now: Date;
  readonly headingLevel?: HeadingLevel | undefined;
  /** Told when nothing of it is news any more. */
  readonly onMarkAllRead: () => void;
  /** Told which notification was opened, before its link is followed. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** What happened while the learner was elsewhere, newest first. */
export function NotificationList(props: NotificationListProps) {
  const { content, now, headingLevel = 2, onMarkAllRead, onOpen } = props;
  const { t } = useI18n();
  const titleId = useId();
  const unread = content.kind === "ready" && content.items.some(({ read }) => !read);
  return (
    <section aria-labelledby={titleId} className={notifications}>
      <div className={head}>
        <Heading level={headingLevel} size="title" id={titleId}>
          {t("notifications.title")}
        </Heading>
        {unread ? (
          <Button variant="quiet" size="small" icon={CheckCheck} onPress={onMarkAllRead}>
            {t("notifications.markAllRead")}
          </Button>
        ) : null}
      </div>
      {content.kind === "loading" ? (
        <SkeletonRegion>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonRegion>
      ) : null}
      {content.kind === "failed" ? (
        <ErrorState level={3} title={t("notifications.loadFailed")} onRetry={content.onRetry}>
          {t("notifications.loadFailedText")}
        </ErrorState>
      ) : null}
      {content.kind === "ready" && content.items.length === 0 ? (
        <EmptyState level={3} illustration="bubbles" title={t("notifications.none")}>
          {t("notifications.noneText")}
        </EmptyState>
      ) : null}
      {content.kind === "ready" && content.items.length > 0 ? (
        <ul className={list}>
          {content.items.map((item) => (
            <li key={item.id}>
              <NotificationRow item={item} now={now} onOpen={() => onOpen?.(item.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      {content.kind === "ready" && content.onMore !== undefined ? (
        <Button variant="secondary" size="small" onPress={content.onMore}>
          {t("notifications.more")}
        </Button>
      ) : null}
    </section>
  );
}

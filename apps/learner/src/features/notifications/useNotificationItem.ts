import type { Notification, NotificationSubject } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { NotificationItem } from "@alambic/ui/NotificationList";
import { useBadgeTexts } from "../../shared/badges/useBadgeTexts.ts";
import { paths } from "../../shared/routing/paths.ts";

type Told = Pick<NotificationItem, "kind" | "title" | "body" | "href">;

/** A notification in words, with its place; null for a kind that this version does not know. */
export function useNotificationItem(): (notification: Notification) => NotificationItem | null {
  const tell = useTold();
  return ({ id, about, created_at: created, read_at: read }) => {
    const told = tell(about);
    return told && { id, ...told, at: new Date(created), read: read !== null };
  };
}

function useTold(): (about: NotificationSubject) => Told | null {
  const { t } = useI18n();
  const badges = useBadgeTexts();
  return (about) => {
    switch (about.kind) {
      case "badge_awarded": {
        const { key, bonus_xp: xp } = about.badge;
        return {
          kind: "badge",
          title: t("notifications.badge.title", { name: badges.name(key) }),
          body: t("notifications.badge.body", { xp }),
          href: paths.badge(key),
        };
      }
      case "capsule_ready":
        return {
          kind: "capsule",
          title: t("notifications.ready.title", { title: about.capsule.title }),
          body: t("notifications.ready.body"),
          href: paths.plan(about.capsule),
        };
      case "capsule_failed":
        return {
          kind: "capsule",
          title: t("notifications.failed.title", { title: about.capsule.title }),
          body: t(
            about.code === "model_budget_reached"
              ? "notifications.failed.budget"
              : "notifications.failed.body",
          ),
          href: paths.library,
        };
      case "bonus_added":
        return {
          kind: "capsule",
          title: t("notifications.bonus.title"),
          body: t("notifications.bonus.body", { lesson: about.lesson.title }),
          href: paths.lesson(about.lesson.id),
        };
      case "theory_added":
        return {
          kind: "capsule",
          title: t("notifications.theory.title"),
          body: t("notifications.theory.body", { lesson: about.lesson.title }),
          href: paths.lesson(about.lesson.id),
        };
      case "bonus_missed":
        return {
          kind: "capsule",
          title: t("notifications.missed.title"),
          body: t("notifications.missed.body", { lesson: about.lesson.title }),
          href: paths.lesson(about.lesson.id),
        };
      case "item_replaced":
        return {
          kind: "review",
          title: t("notifications.replaced.title"),
          body: t("notifications.replaced.body", { lesson: about.lesson.title }),
          href: paths.lesson(about.lesson.id),
        };
      case "replacement_failed":
        return {
          kind: "review",
          title: t("notifications.kept.title"),
          body: t(`notifications.kept.${about.reason}`, { lesson: about.lesson.title }),
          href: paths.lesson(about.lesson.id),
        };
      case "item_reported":
        return {
          kind: "message",
          title: t("notifications.reported.title"),
          body: t("notifications.reported.body", { title: about.capsule.title }),
          href: paths.reports,
        };
      case "support_answered": {
        const { id, subject } = about.conversation;
        return {
          kind: "message",
          title: t("notifications.answered.title"),
          body: t("notifications.answered.body", { subject }),
          href: paths.conversation(id),
        };
      }
      default:
        return null;
    }
  };
}

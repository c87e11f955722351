import { useLogout } from "@alambic/api-client/users";
import type { User } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { AccountMenu } from "@alambic/ui/AccountMenu";
import {
  Award,
  Bell,
  ChartColumn,
  CircleUser,
  Flag,
  House,
  LogOut,
  Mail,
  MessageCircle,
} from "@alambic/ui/icons";
import { forgetDraft } from "../../shared/drafts/forgetDraft.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { openPlanner } from "../../shared/screen/planner.ts";
import { startTour } from "../../shared/screen/later.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Membership } from "./Membership.tsx";

export interface MemberMenuProps {
  readonly user: User;
}

/** Who is signed in, and what belongs to the account. */
export function MemberMenu({ user }: MemberMenuProps) {
  const { t } = useI18n();
  const logout = useLogout();
  return (
    <AccountMenu
      label={t("member.accountMenu", { name: user.username })}
      name={user.username}
      email={user.email}
      membership={<Membership user={user} />}
      items={[
        {
          id: "profile",
          label: t("member.profile"),
          icon: CircleUser,
          onPress: () => navigate(paths.profile),
        },
        {
          id: "stats",
          label: t("member.stats"),
          icon: ChartColumn,
          onPress: () => navigate(paths.stats),
        },
        {
          id: "badges",
          label: t("member.badges"),
          icon: Award,
          onPress: () => navigate(paths.badges),
        },
        ...(user.is_superuser
          ? [
              {
                id: "reports",
                label: t("member.reports"),
                icon: Flag,
                onPress: () => navigate(paths.reports),
              },
              {
                id: "administration",
                label: t("member.administration"),
                icon: Mail,
                onPress: () => navigate(paths.admin("waitlist")),
              },
            ]
          : []),
        { id: "planner", label: t("member.planner"), icon: Bell, onPress: () => openPlanner() },
        {
          id: "support",
          label: t("member.support"),
          icon: MessageCircle,
          onPress: () => navigate(paths.support),
        },
        { id: "tour", label: t("member.tour"), icon: House, onPress: startTour },
        {
          id: "sign-out",
          label: t("member.signOut"),
          icon: LogOut,
          onPress: () => {
            forgetDraft();
            void logout.run();
          },
        },
      ]}
    />
  );
}

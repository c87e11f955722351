import { useLogout } from "@alambic/api-client/users";
import type { User } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { AccountMenu } from "@alambic/ui/AccountMenu";
import { Chip } from "@alambic/ui/Chip";
import { LogOut } from "@alambic/ui/icons";

export interface MemberMenuProps {
  readonly user: User;
}

/** The membership, and what belongs to the account. */
export function MemberMenu({ user }: MemberMenuProps) {
  const { t } = useI18n();
  const logout = useLogout();
  const membership = (
    <Chip tone="accent">
      {user.is_superuser
        ? t("shell.administration")
        : t("shell.membership", { plan: planOf(user) })}
    </Chip>
  );
  return (
    <AccountMenu
      label={t("shell.accountMenu", { name: user.username })}
      name={user.username}
      email={user.email}
      membership={membership}
      items={[{ label: t("shell.signOut"), icon: LogOut, onPress: () => void logout.run() }]}
    />
  );
}

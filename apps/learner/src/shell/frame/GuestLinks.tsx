import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { paths } from "../../shared/routing/paths.ts";

export interface GuestLinkProps {
  /** The address of the screen that is shown: no link leads to where one is. */
  readonly location: string;
}

/** The way in for who has an account. */
export function SignInLink({ location }: GuestLinkProps) {
  const { t } = useI18n();
  if (location === paths.login) return null;
  return (
    <ButtonLink href={paths.login} variant="quiet" size="small">
      {t("shell.signIn")}
    </ButtonLink>
  );
}

/** The way in for who has none. */
export function SignUpLink({ location }: GuestLinkProps) {
  const { t } = useI18n();
  if (location === paths.register) return null;
  return (
    <ButtonLink href={paths.register} size="small">
      {t("shell.signUp")}
    </ButtonLink>
  );
}

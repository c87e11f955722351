import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { paths } from "../routing/paths.ts";

export interface GuestLinksProps {
  readonly location: string;
}

/** The ways in, but for the one where the guest is already. */
export function GuestLinks({ location }: GuestLinksProps) {
  const { t } = useI18n();
  return (
    <>
      {location === paths.login ? null : (
        <ButtonLink href={paths.login} variant="quiet" size="small">
          {t("shell.signIn")}
        </ButtonLink>
      )}
      {location === paths.register ? null : (
        <ButtonLink href={paths.register} size="small">
          {t("shell.signUp")}
        </ButtonLink>
      )}
    </>
  );
}

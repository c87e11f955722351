import type { WaitlistInvited } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";

export interface InvitedBannerProps {
  readonly result: WaitlistInvited;
}

/** How many were invited, and who was not, and why. */
export function InvitedBanner({ result }: InvitedBannerProps) {
  const { t } = useI18n();
  const { invited, left_out } = result;
  return (
    <Banner
      tone={left_out.length === 0 ? "right" : "warning"}
      title={t("admin.waitlist.invited", { count: invited })}
      announcement="polite"
    >
      {left_out
        .map(({ email, reason }) => t("admin.waitlist.leftOut", { email, reason }))
        .join(" ")}
    </Banner>
  );
}

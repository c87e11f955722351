import { useGetCapsuleQuota } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { QuotaMeter, QuotaMeterError, QuotaMeterSkeleton } from "@alambic/ui/QuotaMeter";

/** How many capsules were made this month, of how many. */
export function LibraryQuota() {
  const { t, date } = useI18n();
  const quota = useGetCapsuleQuota();
  if (quota.status === "failed") {
    return <QuotaMeterError text={t("library.quotaFailed")} onRetry={() => void quota.refresh()} />;
  }
  if (quota.status !== "ready") {
    return <QuotaMeterSkeleton />;
  }
  const { used, limit, unlimited, period_end: end } = quota.data;
  if (unlimited || limit === null) {
    return <QuotaMeter used={used} limit={null} text={t("library.quotaUnlimited", { used })} />;
  }
  const renewed = date(new Date(end), { day: "numeric", month: "long" });
  return (
    <QuotaMeter
      used={used}
      limit={limit}
      text={t("library.quota", { used, limit })}
      note={used < limit ? undefined : t("library.quotaRenewed", { date: renewed })}
    />
  );
}

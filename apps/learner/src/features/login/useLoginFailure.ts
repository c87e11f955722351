import type { Failure } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";

/** Says why signing in did not succeed: the server's own words, where it was reached. */
export function useLoginFailure(): (failure: Failure) => string {
  const { t } = useI18n();
  return (failure) => {
    switch (failure.kind) {
      case "problem":
        return failure.detail;
      case "network":
      case "timeout":
        return t("login.errorNetwork");
      case "unexpected":
      case "cancelled":
        return t("login.errorUnknown");
    }
  };
}

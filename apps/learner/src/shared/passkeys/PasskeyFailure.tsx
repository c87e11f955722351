import type { Failure } from "@alambic/api-client/core";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { ProblemText } from "../texts/ProblemText.tsx";
import type { AuthenticatorFault } from "./AuthenticatorFault.ts";

export type PasskeyFailureReason =
  | { readonly by: "device"; readonly fault: AuthenticatorFault }
  | { readonly by: "server"; readonly failure: Failure };

export interface PasskeyFailureProps {
  readonly title: string;
  readonly reason: PasskeyFailureReason;
}

/** Why a passkey was not made, or did not sign in. */
export function PasskeyFailure({ title, reason }: PasskeyFailureProps) {
  return (
    <I18nScope namespaces={["profile"]}>
      <Banner tone="wrong" title={title} announcement="assertive">
        {reason.by === "device" ? (
          <FaultText fault={reason.fault} />
        ) : (
          <ProblemText failure={reason.failure} />
        )}
      </Banner>
    </I18nScope>
  );
}

function FaultText({ fault }: { readonly fault: AuthenticatorFault }) {
  const { t } = useI18n();
  if (fault.kind === "elsewhere") return t("profile.passkey.elsewhere", { host: fault.host });
  return t(`profile.passkey.${fault.kind}`);
}

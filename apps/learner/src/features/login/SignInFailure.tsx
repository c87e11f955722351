import { useI18n } from "@alambic/i18n/react";
import { PasskeyFailure } from "../../shared/passkeys/PasskeyFailure.tsx";
import type { PasskeyFailureReason } from "../../shared/passkeys/PasskeyFailure.tsx";

export interface SignInFailureProps {
  /** What went wrong; `unreached` where what signing in takes could not be loaded. */
  readonly reason: PasskeyFailureReason | "unreached";
}

/** Why a passkey did not sign in. Loaded when it did not. */
export default function SignInFailure({ reason }: SignInFailureProps) {
  const { t } = useI18n();
  return (
    <PasskeyFailure
      title={t("login.failed")}
      reason={reason === "unreached" ? { by: "server", failure: { kind: "network" } } : reason}
    />
  );
}

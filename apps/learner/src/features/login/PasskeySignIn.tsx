import { useApi } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { lazy, Suspense, useState } from "react";
import { loadScreenModule } from "../../shared/routing/loadScreenModule.ts";
import type { SignInFailureProps } from "./SignInFailure.tsx";
import type { PasskeySigning } from "./signInWithPasskey.ts";
import { useMemberLanguage } from "./useMemberLanguage.ts";

const SignInFailure = lazy(() => import("./SignInFailure.tsx"));

/** Signs in with a passkey. The guard of the route then leads to the dashboard. */
export function PasskeySignIn(signing: PasskeySigning) {
  const { t } = useI18n();
  const api = useApi();
  const speak = useMemberLanguage();
  const [reason, setReason] = useState<SignInFailureProps["reason"] | null>(null);
  const [isAsking, setAsking] = useState(false);

  const signIn = async () => {
    setAsking(true);
    setReason(null);
    // A browser keeps that a file did not come: only a page that is loaded anew asks for it again.
    const ceremony = await loadScreenModule(() => import("./signInWithPasskey.ts")).catch(
      () => null,
    );
    setReason(ceremony === null ? "unreached" : await ceremony.signInWithPasskey(api, signing));
    setAsking(false);
    const { current } = api.session.state;
    if (current.status === "member") await speak(current.user.preferred_language);
  };

  return (
    <>
      <Suspense fallback={null}>
        {reason === null ? null : <SignInFailure reason={reason} />}
      </Suspense>
      <Button variant="secondary" width="full" pending={isAsking} onPress={() => void signIn()}>
        {signing.stepToken === null ? t("login.passkey") : t("login.byPasskey")}
      </Button>
    </>
  );
}

import { I18nScope } from "@alambic/i18n/react";
import { CookieBanner } from "@alambic/ui/CookieBanner";
import { CookieDialog } from "@alambic/ui/CookieDialog";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { chooseConsent, consentState, decideConsent } from "../../shared/consent/consent-state.ts";
import { paths } from "../../shared/routing/paths.ts";
import type { ShellExtrasProps } from "./ShellExtras.tsx";
import { useVisitCount } from "./useVisitCount.ts";

const InstallOffer = lazy(() => import("./InstallOffer.tsx"));

export interface ExtrasProps extends ShellExtrasProps {
  readonly mayOffer: boolean;
}

/** The choice of cookies, what follows from it, and the offer to install the app; none over a lesson. */
export default function Extras({ location, frame, mayOffer }: ExtrasProps) {
  const { consent, isChoosing } = useSnapshot(consentState);
  useVisitCount(location, consent?.analytics ?? false);
  if (frame === "bare") return null;
  return (
    <Suspense fallback={null}>
      {consent === null ? (
        <I18nScope namespaces={["consent"]}>
          <CookieBanner policyHref={paths.legal("cookies")} onDecide={decideConsent} />
        </I18nScope>
      ) : null}
      {consent !== null && isChoosing ? (
        <I18nScope namespaces={["consent"]}>
          <CookieDialog
            initial={consent}
            onDecide={decideConsent}
            onClose={() => chooseConsent(false)}
          />
        </I18nScope>
      ) : null}
      {consent !== null && mayOffer ? <InstallOffer /> : null}
    </Suspense>
  );
}

import { useSession } from "@alambic/api-client/core";
import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy, useState } from "react";
import { useSnapshot } from "valtio/react";
import { chooseConsent, consentChoice } from "../../shared/consent/consent-choice.ts";
import { consentState, decideConsent } from "../../shared/consent/consent-state.ts";
import { isInstallTipDismissed } from "../../shared/install/install-tip.ts";
import { paths } from "../../shared/routing/paths.ts";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { ScreenBoundary } from "../frame/ScreenBoundary.tsx";
import type { ExtrasProps } from "./ExtrasProps.ts";
import { useVisitCount } from "./useVisitCount.ts";

const CookieBanner = lazy(() => import("./banner.ts"));
const CookieDialog = lazy(() => import("./dialog.ts"));
const InstallOffer = lazy(() => import("./InstallOffer.tsx"));

/** The banner goes with the answer, and the focus that it had goes to the screen. */
function decide(consent: { readonly analytics: boolean }): void {
  decideConsent(consent);
  focusHeading();
}

/** The choice of cookies, what follows from it, and the offer to install the app; none over a lesson. */
export default function Extras({ location, frame }: ExtrasProps) {
  const { consent } = useSnapshot(consentState);
  const { isOpen } = useSnapshot(consentChoice);
  const isMember = useSession().status === "member";
  const [mayOffer] = useState(() => !isInstallTipDismissed());
  useVisitCount(location, consent?.analytics ?? false);
  if (frame === "bare") return null;
  return (
    <ScreenBoundary fallback={null}>
      <Suspense fallback={null}>
        {consent === null && !isOpen ? (
          <I18nScope namespaces={["consent"]}>
            <CookieBanner policyHref={paths.legal("cookies")} onDecide={decide} />
          </I18nScope>
        ) : null}
        {isOpen ? (
          <I18nScope namespaces={["consent"]}>
            <CookieDialog
              initial={consent ?? { analytics: false }}
              onDecide={decideConsent}
              onClose={() => chooseConsent(false)}
            />
          </I18nScope>
        ) : null}
        {consent !== null && isMember && mayOffer ? <InstallOffer /> : null}
      </Suspense>
    </ScreenBoundary>
  );
}

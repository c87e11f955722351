import { I18nScope } from "@alambic/i18n/react";
import { InstallDialog } from "@alambic/ui/InstallDialog";
import { useState } from "react";
import { dismissInstallTip } from "../../shared/install/install-tip.ts";
import { useInstallOffer } from "./useInstallOffer.ts";

/** Offers once to put the app on the home screen: when the browser does, or after a while on a phone. */
export default function InstallOffer() {
  const offer = useInstallOffer();
  const [isDone, setDone] = useState(false);
  if (offer === null || isDone) return null;
  const dismiss = () => {
    dismissInstallTip();
    setDone(true);
  };
  return (
    <I18nScope namespaces={["tools"]}>
      <InstallDialog
        way={offer.kind}
        onInstall={() => {
          dismiss();
          if (offer.kind === "prompt") void offer.install();
        }}
        onDismiss={dismiss}
      />
    </I18nScope>
  );
}

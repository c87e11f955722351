import { I18nScope } from "@alambic/i18n/react";
import { KeptCapsules } from "./KeptCapsules.tsx";

/** What can be learnt without a network, where a screen has nothing else to show. */
export default function KeptOffline() {
  return (
    <I18nScope namespaces={["offline"]}>
      <KeptCapsules />
    </I18nScope>
  );
}

import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { PaymentOutcome } from "./PaymentOutcome.tsx";

/** Where a payment leads back to: what the account says of it, and nothing that it does not. */
export default withFormats(function PaymentSuccessScreen() {
  const { t } = useI18n();
  const session = useSession();
  const title = t("offer.paymentTitle");
  return (
    <TrailedScreen
      title={title}
      width="reading"
      trail={[{ label: title, href: paths.paymentSuccess }]}
    >
      {session.status === "member" ? <PaymentOutcome user={session.user} /> : null}
    </TrailedScreen>
  );
});

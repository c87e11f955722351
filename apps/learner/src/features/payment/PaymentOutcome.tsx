import { useApi } from "@alambic/api-client/core";
import type { Failure } from "@alambic/api-client/core";
import type { User } from "@alambic/contract";
import { paymentStanding, planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useEffect, useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { MemberCard } from "../../shared/account/MemberCard.tsx";
import { usePlanTexts } from "../../shared/plans/usePlanTexts.ts";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { paths } from "../../shared/routing/paths.ts";
import { PlanBrings } from "./PlanBrings.tsx";

export interface PaymentOutcomeProps {
  readonly user: User;
}

const titles = {
  administration: "offer.paymentAdministration",
  trial: "offer.paymentThanksTrial",
  active: "offer.paymentThanks",
  pending: "offer.paymentPending",
  none: "offer.paymentNone",
} as const;

/** What came of a payment: thanks, a wait that can be asked about, or none found. */
export function PaymentOutcome({ user }: PaymentOutcomeProps) {
  const { t } = useI18n();
  const texts = usePlanTexts();
  const asking = useAsking();
  const standing = paymentStanding(user);
  const isSettled = standing !== "pending" && standing !== "none";
  // The button that was pressed goes.
  useEffect(
    () => (asking.wasAsked && isSettled ? focusHeading() : undefined),
    [asking.wasAsked, isSettled],
  );
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1}>{t(titles[standing], { plan: texts.name(planOf(user)) })}</Heading>
        {isSettled ? null : (
          <Text size="large" tone="second">
            {t(standing === "pending" ? "offer.paymentPendingText" : "offer.paymentNoneText")}
          </Text>
        )}
      </Stack>
      {asking.failure === null ? null : (
        <FailureBanner title={t("offer.paymentFailed")} failure={asking.failure} />
      )}
      {asking.wasAsked && !isSettled && asking.failure === null ? (
        <Banner tone="info" announcement="polite">
          {t(standing === "pending" ? "offer.paymentStillPending" : "offer.paymentStillNone")}
        </Banner>
      ) : null}
      <MemberCard />
      {isSettled ? <PlanBrings plan={planOf(user)} /> : null}
      <Inline gap="small">
        {isSettled ? (
          <ButtonLink href={paths.dashboard}>{t("offer.paymentToDashboard")}</ButtonLink>
        ) : (
          <>
            <Button pending={asking.isAsking} onPress={() => void asking.ask()}>
              {t("offer.paymentAskAgain")}
            </Button>
            <ButtonLink
              href={standing === "none" ? paths.premium : paths.dashboard}
              variant="secondary"
            >
              {t(standing === "none" ? "offer.paymentSeePlans" : "offer.paymentToDashboard")}
            </ButtonLink>
          </>
        )}
      </Inline>
    </Stack>
  );
}

/** Asks the server how the account stands: as the screen opens, and as often as it is wanted. */
function useAsking() {
  const { session } = useApi();
  const [state, setState] = useState({ isAsking: false, wasAsked: false });
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => void session.refresh(), [session]);
  const ask = async () => {
    setState({ isAsking: true, wasAsked: false });
    setFailure(await session.refresh());
    setState({ isAsking: false, wasAsked: true });
  };
  return { ...state, failure, ask };
}

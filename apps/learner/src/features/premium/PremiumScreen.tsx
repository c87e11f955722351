import { useSession } from "@alambic/api-client/core";
import { leastSavings, planOf, planPrices } from "@alambic/domain/plans";
import type { BillingPeriod } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { BillingPeriodSelector } from "@alambic/ui/BillingPeriodSelector";
import { Chip } from "@alambic/ui/Chip";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { PlanCards } from "@alambic/ui/PlanCards";
import { PlanComparison } from "@alambic/ui/PlanComparison";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { plans, usePlanTexts } from "../../shared/plans/usePlanTexts.ts";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { useComparedFeatures } from "./useComparedFeatures.ts";

/** What each plan holds and costs, by the period that it is paid for, and which one the member has. */
export default withFormats(function PremiumScreen() {
  const { t, rich } = useI18n();
  const texts = usePlanTexts();
  const groups = useComparedFeatures();
  const session = useSession();
  const own = session.status === "member" ? planOf(session.user) : null;
  const [period, setPeriod] = useState<BillingPeriod>("monthly");
  const title = t("offer.premiumTitle");

  // What is free is free by the month, whatever the others are paid for.
  const priced = plans.map((plan) => {
    const price = planPrices[plan][period];
    const paid = price === null ? "monthly" : period;
    return { plan, price: texts.price(price ?? 0), period: t("offer.perPeriod", { period: paid }) };
  });
  return (
    <TrailedScreen title={title} trail={[{ label: title, href: paths.premium }]}>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text size="large" tone="second">
            {t("offer.premiumLead")}
          </Text>
        </Stack>
        <BillingPeriodSelector value={period} onChange={setPeriod} savings={leastSavings()} />
        <PlanCards
          headingLevel={2}
          plans={priced.map(({ plan, ...cost }) => ({
            id: plan,
            name: texts.name(plan),
            lead: texts.lead(plan),
            ...cost,
            features: texts.features(plan),
            highlighted: plan === own,
            action:
              plan === own ? (
                <Inline>
                  <Chip tone="accent">{t("offer.comparison.current")}</Chip>
                </Inline>
              ) : undefined,
          }))}
        />
        <Banner tone="info" title={t("offer.changeTitle")}>
          {rich("offer.changeText", {
            link: (words) => <Link href={paths.legal("notice")}>{words}</Link>,
          })}
        </Banner>
        <PlanComparison
          plans={priced.map(({ plan, price, period: paid }) => ({
            id: plan,
            name: texts.name(plan),
            price: `${price} ${paid}`,
            current: plan === own,
          }))}
          groups={groups}
        />
      </Stack>
    </TrailedScreen>
  );
});

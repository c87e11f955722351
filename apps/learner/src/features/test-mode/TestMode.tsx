import { useApi } from "@alambic/api-client/core";
import type { User } from "@alambic/contract";
import { seenAs, testTierOf } from "@alambic/domain/plans";
import { I18nScope } from "@alambic/i18n/react";
import { TestModeBanner } from "@alambic/ui/TestModeBanner";
import { useEffect, useState } from "react";
import { navigate } from "../../shared/routing/navigation.ts";
import { addressWithoutTier, askedTier, keepTier, keptTier } from "./kept-tier.ts";

export interface TestModeProps {
  readonly user: User;
  /** Over a lesson or a review the app is seen so without a word. */
  readonly isInSession: boolean;
}

/**
 * Shows the app to the test account as a member of another tier sees it, for as long as the tab is open. For
 * whoever signs in after them, and once it is left, what was asked for is forgotten.
 */
export default function TestMode({ user, isInSession }: TestModeProps) {
  const { session } = useApi();
  const [tier, setTier] = useState(() =>
    testTierOf({
      asked: askedTier(),
      kept: keptTier(),
      isTestAccount: user.is_test_account === true,
    }),
  );

  useEffect(() => {
    keepTier(tier);
    if (askedTier() !== null) navigate(addressWithoutTier(), { replace: true });
    return () => keepTier(null);
  }, [tier]);

  // Whenever the server has told again who the member is.
  useEffect(() => {
    if (tier === null) return;
    const seen = seenAs(user, tier);
    if (JSON.stringify(seen) !== JSON.stringify(user)) session.adopt(seen);
  }, [session, user, tier]);

  function leave(): void {
    setTier(null);
    void session.refresh();
  }

  if (tier === null || isInSession) return null;
  return (
    <I18nScope namespaces={["tools"]}>
      <TestModeBanner tier={tier} onLeave={leave} />
    </I18nScope>
  );
}

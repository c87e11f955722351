import { useConfirmWaitlist } from "@alambic/api-client/waitlist";
import type { WaitlistConfirmation } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Stack } from "@alambic/ui/Stack";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { LinkScreen } from "../../shared/account/LinkScreen.tsx";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface ConfirmationProps {
  readonly token: string;
  readonly about: WaitlistConfirmation;
  readonly onAnswered: () => void;
  /** Shown for a link that was used up meanwhile. */
  readonly unusable: ReactNode;
}

type Stage = "asking" | "accepted" | "refused" | "unusable";

/** One's own address to be confirmed, or a friend's invitation to be answered. */
export function Confirmation({ token, about, onAnswered, unusable }: ConfirmationProps) {
  const { t } = useI18n();
  const confirm = useConfirmWaitlist();
  const [stage, setStage] = useState<Stage>("asking");
  const { email, kind } = about;
  const isFriend = kind === "friend";

  const answer = async (given: "accept" | "refuse") => {
    const done = await confirm.run({ token, answer: given });
    const isUsed = !done.ok && done.failure.kind === "problem" && done.failure.status === 404;
    if (!done.ok && !isUsed) return;
    onAnswered();
    setStage(isUsed ? "unusable" : given === "accept" ? "accepted" : "refused");
  };
  useEffect(() => {
    // The button that was pressed is gone.
    if (stage !== "asking") focusHeading();
  }, [stage]);

  switch (stage) {
    case "unusable":
      return unusable;
    case "accepted":
    case "refused":
      return (
        <LinkScreen
          key={stage}
          name={t("waitlist.page")}
          heading={t(stage === "accepted" ? "waitlist.confirmed" : "waitlist.refused")}
          lead={t(stage === "accepted" ? "waitlist.confirmedText" : "waitlist.refusedText")}
        >
          <ButtonLink href={paths.home} size="large" width="full">
            {t("waitlist.home")}
          </ButtonLink>
        </LinkScreen>
      );
    case "asking":
      return (
        <LinkScreen
          name={t("waitlist.page")}
          heading={
            isFriend
              ? t("waitlist.friendHeading", { inviter: about.inviter ?? "none" })
              : t("waitlist.confirmHeading")
          }
          lead={t(isFriend ? "waitlist.friendLead" : "waitlist.confirmLead", { email })}
        >
          {confirm.status === "failed" ? (
            <FailureBanner title={t("waitlist.confirmFailed")} failure={confirm.failure} />
          ) : null}
          <Stack gap="small">
            <Button
              size="large"
              width="full"
              pending={confirm.status === "running"}
              onPress={() => void answer("accept")}
            >
              {t(isFriend ? "waitlist.accept" : "waitlist.confirm")}
            </Button>
            {isFriend ? (
              <Button variant="quiet" width="full" onPress={() => void answer("refuse")}>
                {t("waitlist.refuse")}
              </Button>
            ) : null}
          </Stack>
        </LinkScreen>
      );
  }
}

import { useGetSecondStep } from "@alambic/api-client/users";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Chip } from "@alambic/ui/Chip";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Text } from "@alambic/ui/Text";
import { lazy, Suspense, useState } from "react";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import type { SecondStepTask } from "./SecondStepTask.ts";
import { Section } from "./Section.tsx";

const SecondStepDialog = lazy(() => import("./SecondStepDialog.tsx"));

/** The code after the password: whether it is asked for, and the ways to change that. */
export function SecondStepSection() {
  const { t, date } = useI18n();
  const step = useGetSecondStep();
  const [task, setTask] = useState<SecondStepTask | null>(null);
  const since = step.status === "ready" ? step.data.since : null;
  return (
    <Section
      title={t("profile.secondStep")}
      mark={since === null ? null : <Chip tone="right">{t("profile.secondStepOn")}</Chip>}
    >
      {step.status === "failed" ? (
        <ErrorState title={t("profile.secondStepFailed")} onRetry={() => void step.refresh()}>
          <ProblemText failure={step.failure} />
        </ErrorState>
      ) : null}
      <Text tone="second">
        {since === null || step.status !== "ready"
          ? t("profile.secondStepText")
          : t("profile.secondStepSince", {
              date: date(new Date(since), { dateStyle: "long" }),
              count: step.data.recovery_codes_left,
            })}
      </Text>
      {step.status === "ready" ? (
        <Inline>
          {since === null ? (
            <Button variant="secondary" onPress={() => setTask("set_up")}>
              {t("profile.secondStepSetUp")}
            </Button>
          ) : (
            <>
              <Button variant="secondary" onPress={() => setTask("renew")}>
                {t("profile.recoveryCodesRenew")}
              </Button>
              <Button variant="danger" onPress={() => setTask("remove")}>
                {t("profile.secondStepRemove")}
              </Button>
            </>
          )}
        </Inline>
      ) : null}
      <Suspense fallback={null}>
        {task === null ? null : <SecondStepDialog task={task} onClose={() => setTask(null)} />}
      </Suspense>
    </Section>
  );
}

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

/** The second step after the password: by what it is given, and the ways to change that. */
export function SecondStepSection() {
  const { t, date } = useI18n();
  const step = useGetSecondStep();
  const [task, setTask] = useState<SecondStepTask | null>(null);
  const since = step.status === "ready" ? step.data.since : null;
  const isOn = step.status === "ready" && (since !== null || step.data.passkeys > 0);
  const text = () => {
    if (step.status !== "ready" || !isOn) return t("profile.secondStepText");
    const { recovery_codes_left: count } = step.data;
    if (since === null) return t("profile.secondStepByPasskey", { count });
    return t("profile.secondStepSince", {
      date: date(new Date(since), { dateStyle: "long" }),
      count,
    });
  };
  return (
    <Section
      title={t("profile.secondStep")}
      mark={isOn ? <Chip tone="right">{t("profile.secondStepOn")}</Chip> : null}
    >
      {step.status === "failed" ? (
        <ErrorState title={t("profile.secondStepFailed")} onRetry={() => void step.refresh()}>
          <ProblemText failure={step.failure} />
        </ErrorState>
      ) : null}
      <Text tone="second">{text()}</Text>
      {step.status === "ready" ? (
        <Inline>
          {since === null ? (
            <Button variant="secondary" onPress={() => setTask("set_up")}>
              {t("profile.secondStepSetUp")}
            </Button>
          ) : null}
          {isOn ? (
            <Button variant="secondary" onPress={() => setTask("renew")}>
              {t("profile.recoveryCodesRenew")}
            </Button>
          ) : null}
          {since === null ? null : (
            <Button variant="danger" onPress={() => setTask("remove")}>
              {t("profile.secondStepRemove")}
            </Button>
          )}
        </Inline>
      ) : null}
      <Suspense fallback={null}>
        {task === null ? null : <SecondStepDialog task={task} onClose={() => setTask(null)} />}
      </Suspense>
    </Section>
  );
}

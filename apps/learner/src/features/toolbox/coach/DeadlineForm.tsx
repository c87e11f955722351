import { useListMyCapsules } from "@alambic/api-client/capsules";
import { useSetStudyPlan } from "@alambic/api-client/coach";
import { deadlineDays, deadlineFault, studyMinutes } from "@alambic/domain/coach";
import type { DeadlineFault } from "@alambic/domain/coach";
import type { StudyPlan } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Combobox } from "@alambic/ui/Combobox";
import { DateField } from "@alambic/ui/DateField";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Form } from "@alambic/ui/Form";
import { Select } from "@alambic/ui/Select";
import { useState } from "react";
import { paths } from "../../../shared/routing/paths.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { today } from "./today.ts";

export interface DeadlineFormProps {
  /** The plan that is changed; null for a first one. */
  readonly plan: StudyPlan | null;
}

const choices = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240].filter(
  (minutes) => minutes >= studyMinutes.least && minutes <= studyMinutes.most,
);

/** What is to be known, by when, and how much time there is a day. */
export function DeadlineForm({ plan }: DeadlineFormProps) {
  const { t, number, date } = useI18n();
  const mine = useListMyCapsules();
  const save = useSetStudyPlan();
  const capsules = mine.status === "ready" ? mine.data.items : [];
  const [chosen, setChosen] = useState(plan?.capsule.id ?? "");
  const [day, setDay] = useState(plan?.deadline_on ?? "");
  const [minutes, setMinutes] = useState(String(plan?.minutes_a_day ?? 20));
  const [fault, setFault] = useState<DeadlineFault | null>(null);
  if (mine.status === "failed") {
    return (
      <ErrorState level={2} title={t("coach.loadFailed")} onRetry={() => void mine.refresh()}>
        <ProblemText failure={mine.failure} />
      </ErrorState>
    );
  }
  if (mine.status === "ready" && capsules.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t("coach.noCapsuleTitle")}
        actions={<ButtonLink href={paths.capsules}>{t("coach.toCatalogue")}</ButtonLink>}
      >
        {t("coach.noCapsuleText")}
      </EmptyState>
    );
  }
  const capsuleId = chosen === "" ? (capsules[0]?.id ?? "") : chosen;
  const days = deadlineDays(today());
  const messages = {
    not_ahead: t("coach.planDayMissing"),
    too_far: t("coach.planDayFar", {
      day: date(new Date(`${days.last}T12:00:00`), { dateStyle: "long" }),
    }),
  };
  const submit = () => {
    const found = deadlineFault(day, today());
    setFault(found);
    if (found !== null || capsuleId === "") return;
    void save.run({ capsule_id: capsuleId, deadline_on: day, minutes_a_day: Number(minutes) });
  };
  return (
    <Form gap="medium" onSubmit={submit}>
      {save.status === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          <ProblemText failure={save.failure} />
        </Banner>
      ) : null}
      <Combobox
        label={t("coach.planCapsule")}
        required
        disabled={mine.status === "loading"}
        value={capsuleId}
        options={capsules.map(({ id, title, language }) => ({
          value: id,
          label: title,
          lang: language,
        }))}
        onChange={setChosen}
      />
      <DateField
        type="date"
        label={t("coach.planDay")}
        required
        value={day}
        min={days.first}
        max={days.last}
        error={fault === null ? undefined : messages[fault]}
        onChange={setDay}
      />
      <Select
        label={t("coach.planMinutes")}
        required
        value={minutes}
        options={choices.map((value) => ({
          value: String(value),
          label: number(value, { style: "unit", unit: "minute", unitDisplay: "long" }),
        }))}
        onChange={setMinutes}
      />
      <Button type="submit" pending={save.status === "running"}>
        {t(plan === null ? "coach.planMake" : "coach.planChange")}
      </Button>
    </Form>
  );
}

import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { Checkbox } from "../../primitives/checkbox/Checkbox.tsx";
import { ErrorSummary } from "../../primitives/error-summary/ErrorSummary.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { CalendarDays } from "../../primitives/icon/icons.ts";
import { TextArea } from "../../primitives/text-area/TextArea.tsx";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import { DateField } from "./DateField.tsx";
import { dayOf, readPlan } from "./plan.ts";
import type { PlanDraft, PlanProblem, StudyPlan } from "./plan.ts";
import { moment } from "./PlannerForm.css.ts";
import { QuickMoments } from "./QuickMoments.tsx";

export const plannerStates = ["idle", "saving", "failed"] as const;

export interface PlannerFormProps {
  /** How the saving goes. */
  readonly state: (typeof plannerStates)[number];
  /** Gives the moment of the press: a plan lies after it. */
  readonly now: () => Date;
  /** What the form begins with, for example a plan that is changed. */
  readonly initial?: Partial<PlanDraft> | undefined;
  /** Told what is typed, for a host that keeps it while the form is away. */
  readonly onChange?: ((draft: PlanDraft) => void) | undefined;
  /** Whether there is a coach to open it with: only then is it asked. */
  readonly coached?: boolean | undefined;
  /** Told the plan, once it lies ahead and says what is studied. */
  readonly onSave: (plan: StudyPlan) => void;
}

const empty: PlanDraft = { title: "", notes: "", date: "", time: "18:00", withCoach: false };

/** Plans a moment of study: what, when, and whether the coach opens with it. */
export function PlannerForm(props: PlannerFormProps) {
  const { state, now, initial, coached = true, onChange, onSave } = props;
  const { t } = useI18n();
  const id = useId();
  const [opened] = useState(now);
  const [draft, setDraft] = useState<PlanDraft>({ ...empty, ...initial });
  const [problems, setProblems] = useState<readonly PlanProblem[]>([]);
  const change = (values: Partial<PlanDraft>) => {
    const changed = { ...draft, ...values };
    setDraft(changed);
    onChange?.(changed);
  };
  const messages = { title: t("tools.planner.whatRequired"), date: t("tools.planner.future") };
  const errorOf = (field: PlanProblem) => (problems.includes(field) ? messages[field] : undefined);
  const save = () => {
    const read = readPlan(draft, now());
    setProblems(read.ok ? [] : read.problems);
    if (read.ok) onSave(read.plan);
  };
  return (
    <Form gap="large" onSubmit={save}>
      {state === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          {t("tools.planner.failed")}
        </Banner>
      ) : null}
      <ErrorSummary
        errors={problems.map((field) => ({ fieldId: `${id}-${field}`, message: messages[field] }))}
      />
      <TextField
        id={`${id}-title`}
        required
        label={t("tools.planner.what")}
        value={draft.title}
        error={errorOf("title")}
        onChange={(title) => change({ title })}
      />
      <QuickMoments now={opened} value={draft} onChange={change} />
      <div className={moment}>
        <DateField
          id={`${id}-date`}
          type="date"
          required
          label={t("tools.planner.date")}
          min={dayOf(now())}
          value={draft.date}
          error={errorOf("date")}
          onChange={(date) => change({ date })}
        />
        <DateField
          type="time"
          required
          label={t("tools.planner.time")}
          value={draft.time}
          onChange={(time) => change({ time })}
        />
      </div>
      <TextArea
        label={t("tools.planner.notes")}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
      {coached ? (
        <Checkbox
          label={t("tools.planner.coach")}
          hint={t("tools.planner.coachHint")}
          checked={draft.withCoach}
          onChange={(withCoach) => change({ withCoach })}
        />
      ) : null}
      <Button type="submit" icon={CalendarDays} pending={state === "saving"}>
        {t("tools.planner.save")}
      </Button>
    </Form>
  );
}

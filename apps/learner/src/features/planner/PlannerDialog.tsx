import { createReminder } from "@alambic/domain/reminders";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Dialog } from "@alambic/ui/Dialog";
import { PlannerForm } from "@alambic/ui/PlannerForm";
import type { PlannerFormProps, StudyPlan } from "@alambic/ui/PlannerForm";
import { ReminderList } from "@alambic/ui/ReminderList";
import { Stack } from "@alambic/ui/Stack";
import { useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { randomUuid } from "../../shared/randomUuid.ts";
import { closePlanner } from "../../shared/screen/planner.ts";
import type { PlannedSubject } from "../../shared/screen/planner.ts";
import { NoticeChoice } from "./NoticeChoice.tsx";
import { openReminder } from "./openReminder.ts";
import { lookAfter, remindersOf } from "./reminders-of.ts";
import { useReminders } from "./useReminders.ts";

export interface PlannerDialogProps {
  readonly userId: string;
  /** What is to be planned; null where the learner says it. */
  readonly subject: PlannedSubject | null;
}

/** Plans moments of study, and shows those that are planned. */
export default withFormats(function PlannerDialog({ userId, subject }: PlannerDialogProps) {
  const { t, date } = useI18n();
  const reminders = remindersOf(userId);
  const kept = useReminders(userId);
  const [state, setState] = useState<PlannerFormProps["state"]>("idle");
  const [saved, setSaved] = useState<{ readonly id: string; readonly dueAt: Date } | null>(null);
  const [now] = useState(() => new Date());

  const save = async ({ title, notes, dueAt, withCoach }: StudyPlan) => {
    setState("saving");
    const id = randomUuid();
    const draft = {
      title,
      notes,
      dueAt: dueAt.getTime(),
      opensCoach: withCoach,
      ...(subject === null ? {} : { capsuleId: subject.capsuleId, planRoute: subject.planRoute }),
    };
    try {
      await reminders.save(createReminder(id, draft, Date.now()));
      lookAfter(userId);
      setSaved({ id, dueAt });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  const open = (id: string) => {
    const found = kept.status === "ready" ? kept.reminders.find((one) => one.id === id) : undefined;
    if (found === undefined) return;
    closePlanner();
    openReminder(found);
  };

  return (
    <Dialog title={t("tools.planner.title")} onClose={closePlanner}>
      <Stack gap="large">
        {saved === null ? null : (
          <Banner tone="right" announcement="polite">
            {t("tools.planner.saved", {
              date: date(saved.dueAt, { dateStyle: "full", timeStyle: "short" }),
            })}
          </Banner>
        )}
        <PlannerForm
          key={saved?.id}
          state={state}
          now={() => new Date()}
          initial={saved === null && subject !== null ? { title: subject.title } : undefined}
          onSave={(plan) => void save(plan)}
        />
        <NoticeChoice />
        {kept.status === "ready" && kept.reminders.length === 0 ? null : (
          <ReminderList
            content={contentOf(kept)}
            now={now}
            headingLevel={3}
            onPlan={() => undefined}
            onOpenPlan={open}
            onDone={(id) => void reminders.complete(id)}
          />
        )}
      </Stack>
    </Dialog>
  );
});

function contentOf(kept: ReturnType<typeof useReminders>) {
  switch (kept.status) {
    case "loading":
      return { kind: "loading" } as const;
    case "failed":
      return { kind: "failed", onRetry: kept.retry } as const;
    case "ready":
      return {
        kind: "ready",
        reminders: kept.reminders.map(({ id, title, notesPreview, dueAt }) => ({
          id,
          title,
          notes: notesPreview === "" ? undefined : notesPreview,
          dueAt: new Date(dueAt),
        })),
      } as const;
  }
}

import { createReminder, reminderTarget } from "@alambic/domain/reminders";
import type { StudyReminder } from "@alambic/domain/reminders";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Dialog } from "@alambic/ui/Dialog";
import { PlannerForm } from "@alambic/ui/PlannerForm";
import type { PlannerFormProps, StudyPlan } from "@alambic/ui/PlannerForm";
import { ReminderList } from "@alambic/ui/ReminderList";
import { Stack } from "@alambic/ui/Stack";
import { useRef, useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { randomUuid } from "../../shared/randomUuid.ts";
import { closePlanner } from "../../shared/screen/planner.ts";
import type { PlannedSubject } from "../../shared/screen/planner.ts";
import { NoticeChoice } from "./NoticeChoice.tsx";
import { GoneReminder } from "./GoneReminder.tsx";
import { openReminder } from "./openReminder.ts";
import { planDraftsOf } from "./planDrafts.ts";
import { lookAfter, remindersOf } from "./reminders-of.ts";
import { useReminders } from "./useReminders.ts";

export interface PlannerDialogProps {
  readonly userId: string;
  /** What is to be planned; null where the learner says it. */
  readonly subject: PlannedSubject | null;
}

/** A moment that was planned, and what became of it. */
interface Gone {
  readonly reminder: StudyReminder;
  readonly how: "done" | "removed";
}

/** Plans moments of study, and shows those that are planned. */
export default withFormats(function PlannerDialog({ userId, subject }: PlannerDialogProps) {
  const { t, date } = useI18n();
  const reminders = remindersOf(userId);
  const kept = useReminders(userId);
  const [state, setState] = useState<PlannerFormProps["state"]>("idle");
  const [saved, setSaved] = useState<{ readonly id: string; readonly dueAt: Date } | null>(null);
  /** A moment that was done or removed comes back to the list, and to a list that may not be there yet. */
  const isBack = useRef(false);
  const atPlanned = (heading: HTMLHeadingElement | null) => {
    if (heading === null || !isBack.current) return;
    isBack.current = false;
    heading.focus();
  };
  const [gone, setGone] = useState<Gone | null>(null);
  const drafts = planDraftsOf(userId, subject);
  const [typed] = useState(drafts.read);
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
      drafts.keep(null);
      setSaved({ id, dueAt });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  const find = (id: string) =>
    kept.status === "ready" ? kept.reminders.find((one) => one.id === id) : undefined;
  const open = (id: string) => {
    const found = find(id);
    if (found === undefined) return;
    closePlanner();
    openReminder(found);
  };
  const take = async (id: string, how: Gone["how"]) => {
    const reminder = find(id);
    await (how === "done" ? reminders.complete(id) : reminders.remove(id));
    setGone(reminder === undefined ? null : { reminder, how });
  };
  const restore = async (reminder: StudyReminder) => {
    isBack.current = true;
    await reminders.save(reminder);
    setGone(null);
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
          initial={saved === null ? (typed ?? (subject && { title: subject.title }) ?? {}) : {}}
          onChange={drafts.keep}
          onSave={(plan) => void save(plan)}
        />
        <NoticeChoice />
        {gone === null ? null : (
          <GoneReminder
            key={`${gone.how} ${gone.reminder.id}`}
            text={t(gone.how === "done" ? "tools.reminder.isDone" : "tools.reminder.removed", {
              title: gone.reminder.title,
            })}
            onUndo={() => void restore(gone.reminder)}
          />
        )}
        {kept.status === "ready" && kept.reminders.length === 0 ? null : (
          <ReminderList
            content={contentOf(kept)}
            now={now}
            headingLevel={3}
            titleRef={atPlanned}
            onPlan={() => undefined}
            onOpen={open}
            onDone={(id) => void take(id, "done")}
            onRemove={(id) => void take(id, "removed")}
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
        reminders: kept.reminders.map((reminder) => ({
          id: reminder.id,
          title: reminder.title,
          notes: reminder.notesPreview === "" ? undefined : reminder.notesPreview,
          dueAt: new Date(reminder.dueAt),
          target: reminderTarget(reminder),
        })),
      } as const;
  }
}

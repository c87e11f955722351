import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { useEffect, useRef } from "react";

export interface RemovedReminderProps {
  readonly title: string;
  readonly onUndo: () => void;
}

/** Says what is planned no more, and takes that back. Focus goes there: the button that was pressed is gone. */
export function RemovedReminder({ title, onUndo }: RemovedReminderProps) {
  const { t } = useI18n();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Banner
      tone="info"
      announcement="polite"
      actions={
        <Button ref={undo} size="small" variant="secondary" onPress={onUndo}>
          {t("tools.reminder.undo")}
        </Button>
      }
    >
      {t("tools.reminder.removed", { title })}
    </Banner>
  );
}

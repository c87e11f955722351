import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { useEffect, useRef } from "react";

export interface GoneReminderProps {
  /** What became of it. */
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what is planned no more, and takes that back. Focus goes there: the button that was pressed is gone. */
export function GoneReminder({ text, onUndo }: GoneReminderProps) {
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
      {text}
    </Banner>
  );
}

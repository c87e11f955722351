import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { Dialog } from "../../primitives/dialog/Dialog.tsx";
import { Illustration } from "../../primitives/illustration/Illustration.tsx";
import { prompt } from "./TutorialPrompt.css.ts";

export interface TutorialPromptProps {
  /** How many steps the tour has. */
  readonly steps: number;
  /** Told when the tour is to begin. */
  readonly onStart: () => void;
  /** By its button, by Escape, or by a press beside it. */
  readonly onLater: () => void;
}

/** Offers the tour to a member who is here for the first time. */
export function TutorialPrompt({ steps, onStart, onLater }: TutorialPromptProps) {
  const { t } = useI18n();
  return (
    <Dialog
      title={t("tools.tutorial.promptTitle")}
      isUnasked
      size="small"
      onClose={onLater}
      footer={
        <>
          <Button variant="secondary" onPress={onLater}>
            {t("tools.tutorial.later")}
          </Button>
          <Button onPress={onStart}>{t("tools.tutorial.start")}</Button>
        </>
      }
    >
      <div className={prompt}>
        <Illustration name="still" />
        <p>{t("tools.tutorial.promptText", { steps })}</p>
      </div>
    </Dialog>
  );
}

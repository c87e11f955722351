import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { paths } from "../../shared/routing/paths.ts";

export interface AskForCorrectionProps {
  /** The quest is not done yet: then there is something to lose. */
  readonly isOpen: boolean;
  readonly pending: boolean;
  readonly onShow: () => void;
}

/** Says what seeing the correction costs, before it is paid. */
export function AskForCorrection({ isOpen, pending, onShow }: AskForCorrectionProps) {
  const { t } = useI18n();
  return (
    <EmptyState
      level={1}
      size="large"
      illustration="bubbles"
      title={t("quest.correction.askTitle")}
      actions={
        <>
          <Button variant={isOpen ? "secondary" : "primary"} pending={pending} onPress={onShow}>
            {t("quest.correction.show")}
          </Button>
          <ButtonLink href={paths.quests} variant={isOpen ? "primary" : "secondary"}>
            {t("quest.correction.back")}
          </ButtonLink>
        </>
      }
    >
      {t(isOpen ? "quest.correction.askOpen" : "quest.correction.askAnswered")}
    </EmptyState>
  );
}

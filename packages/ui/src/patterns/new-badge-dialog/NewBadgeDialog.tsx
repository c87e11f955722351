import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Dialog } from "../../primitives/dialog/Dialog.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Crown, Sparkles } from "../../primitives/icon/icons.ts";
import type { BadgeItem } from "../badge/badge-state.ts";
import { Medal } from "../badge/Medal.tsx";
import { actions, description, gains, stage } from "./NewBadgeDialog.css.ts";

export interface NewBadgeDialogProps {
  /** The badge that was earned. */
  readonly badge: Pick<BadgeItem, "name" | "description" | "emblem" | "tier">;
  /** What it adds. */
  readonly bonusXp: number;
  /** The title that the member now bears, where the badge brings one. */
  readonly memberTitle?: string | undefined;
  /** Leads to all badges. */
  readonly onOpenBoard?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The moment in which a badge is earned: its flask fills, and what it brings is said. */
export function NewBadgeDialog(props: NewBadgeDialogProps) {
  const { badge, bonusXp, memberTitle, onOpenBoard, onClose } = props;
  const { t } = useI18n();
  return (
    <Dialog
      title={t("badges.new.title")}
      isUnasked
      size="small"
      onClose={onClose}
      footer={
        <div className={actions}>
          {onOpenBoard === undefined ? null : (
            <Button variant="secondary" onPress={onOpenBoard}>
              {t("badges.new.board")}
            </Button>
          )}
          <Button onPress={onClose}>{t("badges.new.continue")}</Button>
        </div>
      }
    >
      <div className={stage}>
        <Medal emblem={badge.emblem} tier={badge.tier} size="large" level={1} celebrated />
        <Heading level={3} size="heading" align="center">
          {badge.name}
        </Heading>
        <p className={description}>{badge.description}</p>
        <ul className={gains}>
          {bonusXp === 0 ? null : (
            <li>
              <Chip tone="warm" icon={Sparkles}>
                {t("badges.new.xp", { xp: bonusXp })}
              </Chip>
            </li>
          )}
          {memberTitle === undefined ? null : (
            <li>
              <Chip tone="accent" icon={Crown}>
                {t("badges.new.memberTitle", { title: memberTitle })}
              </Chip>
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
}

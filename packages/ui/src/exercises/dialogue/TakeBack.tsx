import { useI18n } from "@alambic/i18n/react";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Pencil } from "../../primitives/icon/icons.ts";

export interface TakeBackProps {
  /** The place of the line among the learner's, from 1. */
  readonly number: number;
  readonly onTakeBack: () => void;
}

/** Lets a line be said anew. */
export function TakeBack({ number, onTakeBack }: TakeBackProps) {
  const { t } = useI18n();
  return (
    <IconButton
      icon={Pencil}
      size="small"
      label={t("dialogue.change", { number })}
      onPress={onTakeBack}
    />
  );
}

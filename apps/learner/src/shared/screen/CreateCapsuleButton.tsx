import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import type { ButtonProps } from "@alambic/ui/Button";
import { Plus } from "@alambic/ui/icons";
import { openCreation } from "./shell-state.ts";

export type CreateCapsuleButtonProps = Pick<ButtonProps, "variant" | "size" | "width">;

/** Opens the dialog in which a capsule is created. */
export function CreateCapsuleButton(props: CreateCapsuleButtonProps) {
  const { t } = useI18n();
  return (
    <Button {...props} icon={Plus} onPress={() => openCreation()}>
      {t("member.createCapsule")}
    </Button>
  );
}

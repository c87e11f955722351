import { withoutPrefix } from "@alambic/domain/notes";
import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Dialog } from "../../primitives/dialog/Dialog.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import { isNoteLink } from "./note-schema.ts";

export interface LinkDialogProps {
  /** The address that is linked already; empty without one. */
  readonly initial: string;
  readonly onSet: (address: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ initial, onSet, onRemove, onClose }: LinkDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  const [address, setAddress] = useState(initial === "" ? "https://" : initial);
  const [refused, setRefused] = useState(false);
  const set = () => {
    const whole = address.trim();
    if (isNoteLink(whole)) onSet(whole);
    else setRefused(true);
  };
  return (
    <Dialog
      title={t("tools.note.linkTitle")}
      size="small"
      onClose={onClose}
      footer={
        <>
          {initial === "" ? null : (
            <Button variant="secondary" onPress={onRemove}>
              {t("tools.note.linkRemove")}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {t("tools.note.linkSet")}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={set}>
        <TextField
          type="url"
          inputMode="url"
          required
          label={t("tools.note.linkAddress")}
          hint={t("tools.note.linkHint")}
          error={refused ? t("tools.note.linkInvalid") : undefined}
          value={address}
          onChange={(typed) => setAddress(withoutPrefix(typed))}
        />
      </Form>
    </Dialog>
  );
}

import type { ReactNode } from "react";
import { Banner } from "../banner/Banner.tsx";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";

export const confirmationTones = ["primary", "danger"] as const;

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What follows from yes. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: (typeof confirmationTones)[number] | undefined;
  readonly pending?: boolean | undefined;
  /** Why it did not work; it can be tried again. */
  readonly error?: ReactNode;
  /** Told when it is to be done. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, tone = "primary" } = props;
  const { pending = false, error, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} pending={pending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text as="div">{children}</Text>
        {error === undefined ? null : (
          <Banner tone="wrong" announcement="assertive">
            {error}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}

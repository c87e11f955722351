import { useI18n } from "@alambic/i18n/react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { CircleCheck, FileText, RefreshCw, Trash2, TriangleAlert } from "../icon/icons.ts";
import { ProgressBar } from "../progress-bar/ProgressBar.tsx";
import { Text } from "../text/Text.tsx";
import { chosen, emblem, failed, file as fileClass, fileName, reason } from "./FileDrop.css.ts";
import { formatBytes } from "./formatBytes.ts";

/** How far the file is on its way, or why it did not arrive. `sent` is from 0 to 1. */
export type FileTransfer =
  | { readonly status: "idle" }
  | { readonly status: "sending"; readonly sent: number | null }
  | { readonly status: "done" }
  | {
      readonly status: "failed";
      /** What happened and what to do, in a sentence. */
      readonly reason: string;
      /** Sends it again; absent where another file has to be chosen. */
      readonly onRetry?: (() => void) | undefined;
    };

const glyphs = {
  idle: FileText,
  sending: FileText,
  done: CircleCheck,
  failed: TriangleAlert,
} as const;

export interface ChosenFileProps {
  readonly file: File;
  readonly transfer: FileTransfer;
  readonly onRemove: () => void;
}

/** The file in hand, its size, how far it is, and the way to take it back. */
export function ChosenFile({ file, transfer, onRemove }: ChosenFileProps) {
  const { t, number } = useI18n();
  return (
    <div className={chosen}>
      <div className={fileClass}>
        <span className={emblem({ failed: transfer.status === "failed" })}>
          <Icon icon={glyphs[transfer.status]} size="medium" />
        </span>
        <div role="status">
          <p className={fileName}>{file.name}</p>
          <Text size="small" tone="second">
            {formatBytes(file.size, number)}
            {transfer.status === "done" ? ` · ${t("kit.fileSent")}` : null}
          </Text>
        </div>
        {transfer.status === "sending" ? null : (
          <IconButton
            icon={Trash2}
            label={t("kit.remove", { name: file.name })}
            size="small"
            onPress={onRemove}
          />
        )}
      </div>
      {transfer.status === "sending" ? (
        <ProgressBar label={t("kit.sendingFile")} value={transfer.sent} max={1} />
      ) : null}
      {transfer.status === "failed" ? (
        <div role="alert" className={failed}>
          <p className={reason}>{transfer.reason}</p>
          {transfer.onRetry === undefined ? null : (
            <Button variant="secondary" size="small" icon={RefreshCw} onPress={transfer.onRetry}>
              {t("kit.retry")}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

import { useI18n } from "@alambic/i18n/react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { CircleCheck, FileText, Trash2 } from "../icon/icons.ts";
import { ProgressBar } from "../progress-bar/ProgressBar.tsx";
import { Text } from "../text/Text.tsx";
import { chosen, emblem, file as fileClass, fileName } from "./FileDrop.css.ts";
import { formatBytes } from "./formatBytes.ts";

/** How far the file is on its way. `sent` is from 0 to 1. */
export type FileTransfer =
  | { readonly status: "idle" }
  | { readonly status: "sending"; readonly sent: number | null }
  | { readonly status: "done" };

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
        <span className={emblem}>
          <Icon glyph={transfer.status === "done" ? CircleCheck : FileText} size="medium" />
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
            glyph={Trash2}
            label={t("kit.removeFile", { name: file.name })}
            size="small"
            onPress={onRemove}
          />
        )}
      </div>
      {transfer.status === "sending" ? (
        <ProgressBar label={t("kit.sendingFile")} value={transfer.sent} max={1} />
      ) : null}
    </div>
  );
}

import type { ReactNode, Ref } from "react";
import { useState } from "react";
import { useI18n } from "@alambic/i18n/react";
import { frame, hint as hintClass, label as labelClass } from "../field/field.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useField } from "../field/useField.ts";
import { Icon } from "../icon/Icon.tsx";
import { FileUp } from "../icon/icons.ts";
import { ChosenFile } from "./ChosenFile.tsx";
import type { FileTransfer } from "./ChosenFile.tsx";
import { action, emblem, input, invitation, note, zone } from "./FileDrop.css.ts";

export interface FileDropProps {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Media types and endings that the device's dialog offers: `application/pdf,.pdf`. */
  readonly accept?: string | undefined;
  /** The file that was taken; null while there is none. */
  readonly file: File | null;
  /** How far it is on its way, or why it did not arrive. */
  readonly transfer?: FileTransfer | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Given the dropped or chosen file, or null when it is taken back. Check it before sending. */
  readonly onChange: (file: File | null) => void;
}

/** Takes one file: dragged here, chosen by a press or by keys. */
export function FileDrop(props: FileDropProps) {
  const { name, label, hint, error, required = false, disabled = false, accept } = props;
  const { file, transfer = { status: "idle" }, onChange, onBlur, ref } = props;
  const { t } = useI18n();
  const [over, setOver] = useState(false);
  const binding = useField(props);
  return (
    <div className={frame}>
      <span className={labelClass} id={binding.labelId}>
        {label}
      </span>
      {file === null ? (
        <label
          className={zone({ over, invalid: binding.invalid })}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            const dropped = event.dataTransfer.files[0];
            if (!disabled && dropped !== undefined) onChange(dropped);
          }}
        >
          <input
            {...dataOf(props)}
            ref={ref}
            onBlur={onBlur}
            id={binding.id}
            className={input}
            type="file"
            name={name}
            accept={accept}
            required={required}
            disabled={disabled}
            aria-labelledby={`${binding.labelId} ${binding.id}-action`}
            aria-invalid={binding.invalid || undefined}
            aria-describedby={binding.describedBy}
            onChange={(event) => {
              const picked = event.currentTarget.files?.[0];
              if (picked !== undefined) onChange(picked);
            }}
          />
          <span className={emblem({ failed: false })}>
            <Icon icon={FileUp} size="medium" />
          </span>
          <span className={invitation} id={`${binding.id}-action`}>
            {over ? (
              t("kit.dropHere")
            ) : (
              <>
                <span className={action}>{t("kit.chooseFile")}</span>{" "}
                <span className={note}>{t("kit.orDropIt")}</span>
              </>
            )}
          </span>
          {hint === undefined ? null : (
            <span id={binding.hintId} className={hintClass}>
              {hint}
            </span>
          )}
        </label>
      ) : (
        <ChosenFile file={file} transfer={transfer} onRemove={() => onChange(null)} />
      )}
      <FieldError id={binding.errorId} error={error} />
    </div>
  );
}

import { Icon } from "../icon/Icon.tsx";
import { CircleAlert } from "../icon/icons.ts";
import { error as errorClass, messages } from "./field.css.ts";

export interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** Where a field says what is wrong, with an icon and in words, announced when it changes. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={messages}>
      {error === undefined || error === "" ? null : (
        <p id={id} className={errorClass}>
          <Icon icon={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}

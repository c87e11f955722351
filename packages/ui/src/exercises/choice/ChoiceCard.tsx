import { memo, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { checkbox, radio } from "../../primitives/checkbox/choice.css.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { card, keyHint, note, words } from "./ChoiceCard.css.ts";
import type { ChoiceState } from "./choiceState.ts";

export interface ChoiceCardProps {
  readonly kind: "radio" | "checkbox";
  readonly name: string;
  readonly checked: boolean;
  readonly state: ChoiceState;
  /** The key that chooses it, from 1. */
  readonly shortcut: number;
  readonly onChoose: (shortcut: number) => void;
  readonly children: ReactNode;
}

/**
 * One choice: the whole card is the target of its native radio or checkbox. It is drawn anew only where
 * something of it changes.
 */
export const ChoiceCard = memo(function ChoiceCard(props: ChoiceCardProps) {
  const { kind, name, checked, state, shortcut, onChoose, children } = props;
  const { t } = useI18n();
  const open = state === "open";
  const right = state === "right";
  const input = useRef<HTMLInputElement>(null);
  // A press shows by itself, in its own frame; what is drawn after it says so again.
  useLayoutEffect(() => {
    if (input.current !== null) input.current.checked = checked;
  });
  return (
    <label className={card({ state })}>
      <input
        ref={input}
        type={kind}
        name={name}
        defaultChecked={checked}
        disabled={!open}
        className={kind === "radio" ? radio : checkbox}
        aria-keyshortcuts={open && shortcut <= 9 ? `${shortcut}` : undefined}
        data-shortcut={shortcut}
        onChange={() => onChoose(shortcut)}
      />
      <span className={words}>{children}</span>
      {open ? (
        <span aria-hidden="true" className={keyHint}>
          {shortcut}
        </span>
      ) : null}
      {right || state === "wrong" ? (
        <span className={note({ state })}>
          <VerdictMark right={right} silent={right} />
          <VisuallyHidden>
            {right ? t("exercise.rightAnswer") : t("exercise.yourAnswer")}
          </VisuallyHidden>
        </span>
      ) : null}
    </label>
  );
});

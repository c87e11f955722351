import type { CharacterAnswer, Stroke } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Phase } from "../renderer.ts";
import { hint } from "./Character.css.ts";
import { Drawing } from "./Drawing.tsx";
import { WaySwitch } from "./WaySwitch.tsx";
import type { Way } from "./WaySwitch.tsx";

export interface DrawnOrTypedProps {
  /** The strokes of the character, in order. */
  readonly models: readonly Stroke[];
  readonly answer: CharacterAnswer | undefined;
  readonly phase: Phase;
  /** Where it is typed. */
  readonly field: ReactNode;
  readonly announce: (what: ReactNode) => void;
  readonly onGive: (next: CharacterAnswer) => void;
}

/** A character to draw, or to type: as the learner likes. */
export function DrawnOrTyped(props: DrawnOrTypedProps) {
  const { models, answer, phase, field, announce, onGive } = props;
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Way>("drawn");
  /** What was given the other way, for who turns back. */
  const aside = useRef<CharacterAnswer | null>(null);
  const open = phase === "answering";
  const way = !open && answer !== undefined && answer.type !== "chosen" ? answer.type : chosen;
  const turn = (next: Way) => {
    const before = aside.current;
    aside.current = answer ?? null;
    setChosen(next);
    onGive(
      before ?? (next === "typed" ? { type: "typed", text: "" } : { type: "drawn", strokes: [] }),
    );
  };
  return (
    <>
      {open ? (
        <>
          <p className={hint}>{t("character.hint")}</p>
          <WaySwitch way={way} onTurn={turn} />
        </>
      ) : null}
      {way === "typed" ? (
        field
      ) : (
        <Drawing
          models={models}
          strokes={answer?.type === "drawn" ? answer.strokes : []}
          phase={phase}
          announce={announce}
          onDraw={(strokes) => onGive({ type: "drawn", strokes })}
        />
      )}
    </>
  );
}

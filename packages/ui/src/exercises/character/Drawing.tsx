import type { Stroke } from "@alambic/contract";
import { compareStrokes, simplified } from "@alambic/domain/exercises/character";
import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Eye, Trash2, Undo2 } from "../../primitives/icon/icons.ts";
import type { Phase } from "../renderer.ts";
import { DrawingBoard } from "./DrawingBoard.tsx";
import { drawing, tools } from "./Drawing.css.ts";
import { StrokeVerdicts } from "./StrokeVerdicts.tsx";

const most = 40;

export interface DrawingProps {
  /** The strokes of the character, in order. */
  readonly models: readonly Stroke[];
  readonly strokes: Stroke[];
  readonly phase: Phase;
  readonly announce: (what: ReactNode) => void;
  readonly onDraw: (strokes: Stroke[]) => void;
}

/** The square to draw in, with its tools; once checked, what is to be said of each stroke. */
export function Drawing({ models, strokes, phase, announce, onDraw }: DrawingProps) {
  const { t } = useI18n();
  const [guided, setGuided] = useState(false);
  const open = phase === "answering";
  const total = models.length;
  const verdicts = open ? null : compareStrokes(strokes, models);
  const draw = (next: Stroke[]) => {
    announce(t("character.drawn", { drawn: next.length, total }));
    onDraw(next);
  };
  return (
    <div className={drawing}>
      <DrawingBoard
        label={t("character.board", { drawn: strokes.length, total })}
        models={open && guided ? models : []}
        strokes={strokes}
        verdicts={verdicts}
        onStroke={
          open && strokes.length < most
            ? (points) => draw([...strokes, simplified(points)])
            : undefined
        }
      />
      {open ? (
        <div className={tools}>
          <IconButton
            icon={Undo2}
            variant="secondary"
            flips
            label={t("character.undo")}
            disabled={strokes.length === 0}
            onPress={() => draw(strokes.slice(0, -1))}
          />
          <IconButton
            icon={Trash2}
            variant="secondary"
            label={t("character.clear")}
            disabled={strokes.length === 0}
            onPress={() => draw([])}
          />
          <IconButton
            icon={Eye}
            variant="secondary"
            label={t("character.guide")}
            pressed={guided}
            onPress={() => setGuided(!guided)}
          />
        </div>
      ) : null}
      {verdicts !== null && phase === "checked" ? <StrokeVerdicts verdicts={verdicts} /> : null}
    </div>
  );
}

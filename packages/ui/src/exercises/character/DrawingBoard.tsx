import type { Stroke, StrokePoint } from "@alambic/contract";
import type { StrokeVerdict } from "@alambic/domain/exercises/character";
import { side } from "@alambic/domain/exercises/character";
import { useRef, useState } from "react";
import type { PointerEvent } from "react";
import {
  board,
  cross,
  model,
  next,
  number,
  start,
  stroke as strokeClass,
} from "./DrawingBoard.css.ts";
import { strokePath } from "./strokePath.ts";

export interface DrawingBoardProps {
  /** What it is and how far it got, for who does not see it. */
  readonly label: string;
  /** The strokes to follow; none without guidance. */
  readonly models: readonly Stroke[];
  readonly strokes: readonly Stroke[];
  /** Null while drawing. */
  readonly verdicts: readonly StrokeVerdict[] | null;
  /** Undefined where nothing more can be drawn. */
  readonly onStroke: ((points: StrokePoint[]) => void) | undefined;
}

type Board = PointerEvent<SVGSVGElement>;

/** Where the pen was since the last event, in the square's own measure. */
function pointsOf(event: Board): StrokePoint[] {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const steps = event.nativeEvent.getCoalescedEvents();
  return (steps.length === 0 ? [event.nativeEvent] : steps).map(({ clientX, clientY }) => ({
    x: ((clientX - left) / width) * side,
    y: ((clientY - top) / height) * side,
  }));
}

/** A square to draw in by mouse, finger or pen. It knows the stroke under the pen, and no other. */
export function DrawingBoard({ label, models, strokes, verdicts, onStroke }: DrawingBoardProps) {
  /** The line so far: events may come faster than the screen. */
  const line = useRef<StrokePoint[] | null>(null);
  const [pen, setPen] = useState<readonly StrokePoint[] | null>(null);
  const [following] = models.slice(strokes.length);
  const show = (points: StrokePoint[] | null) => {
    line.current = points;
    setPen(points);
  };
  const touch = (event: Board) => {
    if (onStroke === undefined || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    show(pointsOf(event));
  };
  const move = (event: Board) => {
    if (line.current === null || !event.isPrimary) return;
    show([...line.current, ...pointsOf(event)]);
  };
  const lift = (event: Board) => {
    const drawn = line.current;
    if (drawn === null || !event.isPrimary) return;
    show(null);
    onStroke?.(drawn);
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className={board({ open: onStroke !== undefined })}
      onPointerDown={touch}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={() => show(null)}
    >
      <path d={`M${side / 2} 0V${side}M0 ${side / 2}H${side}`} className={cross} />
      {models.map((points, at) => (
        <path key={`${at}`} d={strokePath(points)} className={model} />
      ))}
      {following === undefined ? null : <Start points={following} at={strokes.length} />}
      {strokes.map((points, at) => {
        const verdict = verdicts?.[at];
        const tone = verdict === undefined ? "open" : verdict === "right" ? "right" : "wrong";
        return <path key={`${at}`} d={strokePath(points)} className={strokeClass({ tone })} />;
      })}
      {verdicts === null
        ? null
        : strokes.map((points, at) => <Start key={`${at}`} points={points} at={at} />)}
      {pen === null ? null : <path d={strokePath(pen)} className={next} />}
    </svg>
  );
}

/** Where a stroke starts, with its number. */
function Start({ points, at }: { readonly points: Stroke; readonly at: number }) {
  const [first] = points;
  if (first === undefined) return null;
  return (
    <>
      <circle cx={first.x} cy={first.y} r={42} className={start} />
      <text aria-hidden="true" x={first.x} y={first.y} dy="0.36em" className={number}>
        {at + 1}
      </text>
    </>
  );
}

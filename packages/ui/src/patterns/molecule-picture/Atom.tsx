import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { inlineVars } from "../../tokens/inlineVars.ts";
import type { Point } from "./layout.ts";
import {
  body as bodyClass,
  check,
  glass,
  halo,
  liquid,
  number,
  ring,
  swelling,
  turn,
} from "./MoleculePicture.css.ts";
import type { MoleculeLesson } from "./molecule-lesson.ts";

const radius = 0.32;
const outer = 0.4;

/** A body of liquid wide and deep enough for any level; its surface is a small wave. */
const body = `M${-2 * radius} 0c${radius / 2} ${-radius / 5} ${radius / 2} ${-radius / 5} ${radius} 0s${radius / 2} ${radius / 5} ${radius} 0s${radius / 2} ${-radius / 5} ${radius} 0s${radius / 2} ${radius / 5} ${radius} 0v${2.4 * radius}h${-4 * radius}z`;
const tick = "M-0.115 0.005l0.08 0.085 0.155-0.17";

export interface AtomProps {
  readonly lesson: MoleculeLesson;
  readonly at: Point;
  /** The address of the liquid's gradient. */
  readonly gradient: string;
  /** Without numbers for small pictures. */
  readonly numbered: boolean;
  /** Its turn to swell, from 0 to 1, once the whole molecule is made. */
  readonly swellsAt?: number | undefined;
}

/** One lesson: a flask that fills, ringed where the learner is. */
export function Atom({ lesson, at, gradient, numbered, swellsAt }: AtomProps) {
  const { number: format } = useI18n();
  const clip = useId();
  const { state } = lesson;
  const level = state === "done" ? 1 : Math.min(1, Math.max(0, lesson.progress));
  const surface = state === "done" ? -1.3 * radius : radius - 2 * radius * level;
  const swell =
    swellsAt === undefined
      ? {}
      : { className: swelling, style: inlineVars({ [turn]: String(swellsAt) }) };
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g {...swell}>
        <g className={bodyClass({ waits: state === "pending" })}>
          {state === "current" ? <circle r={outer} className={ring} /> : null}
          {state === "done" ? <circle r={radius + 0.05} className={halo} /> : null}
          <circle r={radius} className={glass({ state })} />
          {level === 0 ? null : (
            <>
              <clipPath id={clip}>
                <circle r={radius - 0.022} />
              </clipPath>
              <g clipPath={`url(#${clip})`}>
                <path
                  d={body}
                  transform={`translate(0 ${surface})`}
                  fill={gradient}
                  className={liquid}
                />
              </g>
            </>
          )}
          {state === "done" ? <path d={tick} className={check} /> : null}
          {numbered && state !== "done" ? (
            <text className={number({ filled: level > 0 })}>{format(lesson.number)}</text>
          ) : null}
        </g>
      </g>
    </g>
  );
}

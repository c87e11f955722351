import { useId } from "react";
import { Atom } from "./Atom.tsx";
import { chapterGrounds } from "./chapterGrounds.ts";
import { layOut } from "./layout.ts";
import type { Point } from "./layout.ts";
import type { MoleculeLesson } from "./molecule-lesson.ts";
import { bond, glow, ground, liquidFrom, liquidTo, picture } from "./MoleculePicture.css.ts";

export const moleculeSizes = ["thumb", "card", "full"] as const;

export interface MoleculePictureProps {
  /** The atoms in their order, each with its state. */
  readonly lessons: readonly MoleculeLesson[];
  /** `thumb` shows no numbers. */
  readonly size?: (typeof moleculeSizes)[number] | undefined;
  /**
   * Says what the picture shows, for example "3 of 12 lessons distilled". Without it the picture is
   * decoration, and the words beside it say the same.
   */
  readonly label?: string | undefined;
  /** The last of its lessons was just made: its atoms swell in turn. */
  readonly justMade?: boolean | undefined;
}

function outline(ring: readonly number[], atoms: readonly Point[]): string {
  return ring.map((index) => `${atoms[index]?.x ?? 0},${atoms[index]?.y ?? 0}`).join(" ");
}

/** A capsule as a molecule: lessons are atoms joined by bonds, and fill as they are learned. */
export function MoleculePicture(props: MoleculePictureProps) {
  const { lessons, size = "card", label, justMade = false } = props;
  const gradient = useId();
  const { width, height, atoms, bonds, rings } = layOut(lessons.length);
  const isDone = (index: number) => lessons[index]?.state === "done";
  const reached = (index: number) => isDone(index) || lessons[index]?.state === "current";
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      focusable="false"
      className={picture({ size })}
      {...naming}
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" className={liquidFrom} />
        <stop offset="1" className={liquidTo} />
      </linearGradient>
      {chapterGrounds(lessons, atoms).map(({ id, tone, points }) => (
        <polyline key={id} points={points} className={ground({ tone })} />
      ))}
      {rings
        .filter((ring) => ring.every(isDone))
        .map((ring) => (
          <polygon key={ring.join("-")} points={outline(ring, atoms)} className={glow} />
        ))}
      {bonds.map(({ from, to }) => {
        const [start, end] = [atoms[from], atoms[to]];
        const done = (isDone(from) && reached(to)) || (isDone(to) && reached(from));
        return start === undefined || end === undefined ? null : (
          <line
            key={`${from}-${to}`}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            className={bond({ done })}
          />
        );
      })}
      {lessons.map((lesson, index) => {
        const at = atoms[index];
        return at === undefined ? null : (
          <Atom
            key={lesson.id}
            lesson={lesson}
            at={at}
            gradient={`url(#${gradient})`}
            numbered={size !== "thumb"}
            swellsAt={justMade ? index / lessons.length : undefined}
          />
        );
      })}
    </svg>
  );
}

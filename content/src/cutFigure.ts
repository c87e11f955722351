import type { GeometryFigure, Locale, Point, Shape } from "@alambic/contract";

/** What is cut into equal parts, some of them coloured: of each its parts, then how many are. */
export interface Cut {
  readonly type: "cut";
  readonly shape: "disc" | "bar" | "line";
  readonly parts: readonly (readonly [all: number, coloured: number])[];
}

type Words = Readonly<Record<Locale, (all: number, coloured: number) => string>>;

const words: Readonly<Record<Cut["shape"], Words>> = {
  disc: {
    fr: (all, coloured) => `Un disque en ${all} parts égales, ${colouredInFrench(coloured)}.`,
    en: (all, coloured) => `A disc in ${all} equal parts, ${coloured} coloured.`,
    nl: (all, coloured) => `Een schijf in ${all} gelijke delen, ${coloured} gekleurd.`,
  },
  bar: {
    fr: (all, coloured) => `Une bande en ${all} parts égales, ${colouredInFrench(coloured)}.`,
    en: (all, coloured) => `A bar in ${all} equal parts, ${coloured} coloured.`,
    nl: (all, coloured) => `Een balk in ${all} gelijke delen, ${coloured} gekleurd.`,
  },
  line: {
    fr: (all, coloured) => `De 0 à 1, ${all} pas égaux, les ${coloured} premiers colorés.`,
    en: (all, coloured) => `From 0 to 1, ${all} equal steps, the first ${coloured} coloured.`,
    nl: (all, coloured) => `Van 0 tot 1, ${all} gelijke stappen, de eerste ${coloured} gekleurd.`,
  },
};

function colouredInFrench(count: number): string {
  return count > 1 ? `${count} colorées` : `${count} colorée`;
}

/** Where the pieces of each shape stand, in units of the figure. */
const wide = 900;
const barHeight = 200;
const barStep = 300;
const lineHeight = 60;
const most = { alone: 300, beside: 210 };

/** The figure, drawn from its numbers, with what it shows in words. */
export function cutFigure({ shape, parts }: Cut, locale: Locale): GeometryFigure {
  const description = parts.map(([all, some]) => words[shape][locale](all, some)).join(" ");
  const figure = { type: "geometry" as const, angles: [], labels: [], description };
  switch (shape) {
    case "disc": {
      const radius = parts.length === 1 ? most.alone : most.beside;
      const width = parts.length === 1 ? 2 * radius : wide;
      const shapes = parts.flatMap(([all, some], at) =>
        disc({ x: radius + at * (width - 2 * radius), y: radius }, radius, all, some),
      );
      return { ...figure, width, height: 2 * radius, shapes };
    }
    case "bar": {
      const height = barHeight + (parts.length - 1) * barStep;
      const shapes = parts.flatMap(([all, some], at) => bar(at * barStep, barHeight, all, some));
      return { ...figure, width: wide, height, shapes };
    }
    case "line": {
      const shapes = parts.flatMap(([all, some]) => bar(0, lineHeight, all, some));
      const end = (x: number, text: string) =>
        ({ at: point(x, lineHeight), text, anchor: "below" }) as const;
      return {
        ...figure,
        width: wide,
        height: lineHeight,
        shapes,
        labels: [end(0, "0"), end(wide, "1")],
      };
    }
  }
}

const point = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) });

function line(from: Point, to: Point): Shape {
  return { type: "segment", from, to };
}

/** The coloured parts first, then what is cut and where. */
function disc(center: Point, radius: number, all: number, some: number): Shape[] {
  const at = (turn: number) =>
    point(
      center.x + radius * Math.sin(2 * Math.PI * turn),
      center.y - radius * Math.cos(2 * Math.PI * turn),
    );
  const steps = Math.max(2, Math.min(18, Math.round((24 * some) / all)));
  const rim = Array.from({ length: steps + 1 }, (_, step) => at((some / all) * (step / steps)));
  return [
    { type: "polygon", points: [center, ...rim], shaded: true },
    { type: "circle", center, radius, filled: false },
    ...Array.from({ length: all }, (_, part) => line(center, at(part / all))),
  ];
}

function bar(top: number, height: number, all: number, some: number): Shape[] {
  const corner = (share: number, down: number) => point(wide * share, top + down * height);
  return [
    {
      type: "polygon",
      points: [corner(0, 0), corner(some / all, 0), corner(some / all, 1), corner(0, 1)],
      shaded: true,
    },
    ...[0, 1].map((down) => line(corner(0, down), corner(1, down))),
    ...Array.from({ length: all + 1 }, (_, part) =>
      line(corner(part / all, 0), corner(part / all, 1)),
    ),
  ];
}

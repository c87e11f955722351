import type {
  AngleMark,
  ChessboardFigure,
  Figure,
  FigureLabel,
  GeometryFigure,
  Point,
  Shape,
  StaffFigure,
  StaffNote,
} from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { among, flag, list, object, tagged, text, whole } from "../checks/index.ts";

const description = text({ least: 1, most: 1000 });
const label = text({ least: 1, most: 30 });

const chessboard: Check<ChessboardFigure> = object(
  {
    type: among(["chessboard"]),
    position: text({ pattern: /^[1-8KQRBNPkqrbnp]{1,8}(\/[1-8KQRBNPkqrbnp]{1,8}){7}$/u }),
    view: among(["white", "black"]),
    description,
  },
  { marked_squares: list(text({ pattern: /^[a-h][1-8]$/u }), 0, 64) },
);

const point: Check<Point> = object({ x: whole(0, 1000), y: whole(0, 1000) });

const shape: Check<Shape> = tagged({
  polygon: object({ type: among(["polygon"]), points: list(point, 3, 20) }, { shaded: flag }),
  circle: object(
    { type: among(["circle"]), center: point, radius: whole(1, 1000) },
    { filled: flag },
  ),
  segment: object(
    { type: among(["segment"]), from: point, to: point },
    { dashed: flag, ticks: whole(1, 3) },
  ),
});

const angle: Check<AngleMark> = object(
  { mark: among(["right", "arc"]), at: point, from: point, to: point },
  { label },
);

const anchors = [
  "center",
  "above",
  "below",
  "left",
  "right",
  "above_left",
  "above_right",
  "below_left",
  "below_right",
] as const;

const figureLabel: Check<FigureLabel> = object({ at: point, text: label, anchor: among(anchors) });

const geometry: Check<GeometryFigure> = object({
  type: among(["geometry"]),
  width: whole(1, 1000),
  height: whole(1, 1000),
  shapes: list(shape, 1, 30),
  angles: list(angle, 0, 20),
  labels: list(figureLabel, 0, 40),
  description,
});

const note: Check<StaffNote> = object(
  { letter: among(["A", "B", "C", "D", "E", "F", "G"]), octave: whole(1, 7) },
  {
    accidental: among(["sharp", "flat", "natural", "double_sharp", "double_flat"]),
    length: among(["whole", "half", "quarter"]),
  },
);

const staff: Check<StaffFigure> = object({
  type: among(["staff"]),
  clef: among(["treble", "bass"]),
  key_signature: whole(-7, 7),
  notes: list(note, 0, 16),
  together: flag,
  description,
});

/** A figure as the contract's schema has it. */
export const figureShape: Check<Figure> = tagged({ chessboard, geometry, staff });

import type { ChessboardFigure, GeometryFigure, Point, StaffFigure } from "@alambic/contract";

const point = (x: number, y: number): Point => ({ x, y });

const board: ChessboardFigure = {
  type: "chessboard",
  position: "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR",
  view: "white",
  marked_squares: ["f7"],
  description: "Une position après trois coups et demi. La case f7 est marquée.",
};

const chess = {
  attack: board,
  fromBlack: { ...board, view: "black" },
  ending: {
    type: "chessboard",
    position: "8/8/8/3k4/8/4K3/4P3/8",
    view: "white",
    description: "Une finale : roi et pion contre roi.",
  },
} satisfies Record<string, ChessboardFigure>;

const geometry = {
  rightTriangle: {
    type: "geometry",
    width: 40,
    height: 30,
    shapes: [{ type: "polygon", points: [point(0, 0), point(0, 30), point(40, 30)] }],
    angles: [{ mark: "right", at: point(0, 30), from: point(0, 0), to: point(40, 30) }],
    labels: [
      { at: point(0, 0), text: "A", anchor: "above" },
      { at: point(0, 30), text: "B", anchor: "below_left" },
      { at: point(40, 30), text: "C", anchor: "below_right" },
      { at: point(0, 15), text: "6 cm", anchor: "left" },
      { at: point(20, 30), text: "8 cm", anchor: "below" },
      { at: point(20, 15), text: "?", anchor: "above_right" },
    ],
    description: "Un triangle rectangle en B : AB mesure 6 cm et BC 8 cm. AC est inconnu.",
  },
  parallelogram: {
    type: "geometry",
    width: 140,
    height: 60,
    shapes: [
      { type: "polygon", points: [point(0, 60), point(100, 60), point(140, 0), point(40, 0)] },
      { type: "segment", from: point(40, 0), to: point(40, 60), dashed: true },
    ],
    angles: [{ mark: "right", at: point(40, 60), from: point(40, 0), to: point(100, 60) }],
    labels: [
      { at: point(50, 60), text: "10 cm", anchor: "below" },
      { at: point(40, 34), text: "6 cm", anchor: "right" },
    ],
    description: "Un parallélogramme de base 10 cm et de hauteur 6 cm.",
  },
  circle: {
    type: "geometry",
    width: 40,
    height: 40,
    shapes: [
      { type: "circle", center: point(20, 20), radius: 20 },
      { type: "segment", from: point(20, 20), to: point(40, 20) },
    ],
    angles: [],
    labels: [
      { at: point(20, 20), text: "O", anchor: "below_left" },
      { at: point(30, 20), text: "5 cm", anchor: "above" },
    ],
    description: "Un cercle de centre O et de rayon 5 cm.",
  },
  angles: {
    type: "geometry",
    width: 100,
    height: 70,
    shapes: [{ type: "polygon", points: [point(0, 70), point(100, 70), point(32, 0)] }],
    angles: [
      { mark: "arc", at: point(0, 70), from: point(32, 0), to: point(100, 70), label: "65°" },
      { mark: "arc", at: point(100, 70), from: point(32, 0), to: point(0, 70), label: "45°" },
      { mark: "arc", at: point(32, 0), from: point(0, 70), to: point(100, 70), label: "?" },
    ],
    labels: [],
    description: "Un triangle dont deux angles mesurent 65° et 45°. Le troisième est inconnu.",
  },
  rhombus: {
    type: "geometry",
    width: 120,
    height: 80,
    shapes: [
      { type: "polygon", points: [point(60, 0), point(120, 40), point(60, 80), point(0, 40)] },
      { type: "segment", from: point(60, 0), to: point(120, 40), ticks: 2 },
      { type: "segment", from: point(120, 40), to: point(60, 80), ticks: 2 },
      { type: "segment", from: point(60, 80), to: point(0, 40), ticks: 2 },
      { type: "segment", from: point(0, 40), to: point(60, 0), ticks: 2 },
    ],
    angles: [],
    labels: [{ at: point(90, 60), text: "7 cm", anchor: "below_right" }],
    description: "Un quadrilatère dont les quatre côtés sont égaux, de 7 cm chacun.",
  },
  longLabels: {
    type: "geometry",
    width: 40,
    height: 30,
    shapes: [{ type: "polygon", points: [point(0, 0), point(0, 30), point(40, 30)] }],
    angles: [{ mark: "right", at: point(0, 30), from: point(0, 0), to: point(40, 30) }],
    labels: [
      { at: point(0, 15), text: "overstaande rechthoekszijde", anchor: "left" },
      { at: point(20, 30), text: "côté adjacent à l’angle aigu", anchor: "below" },
      { at: point(20, 15), text: "hypoténuse du triangle ABC", anchor: "above_right" },
    ],
    description: "Un triangle rectangle dont chaque côté porte son nom.",
  },
} satisfies Record<string, GeometryFigure>;

const staff = {
  treble: {
    type: "staff",
    clef: "treble",
    key_signature: 0,
    notes: [
      { letter: "C", octave: 4, length: "quarter" },
      { letter: "F", octave: 4, accidental: "sharp", length: "quarter" },
      { letter: "B", octave: 4, accidental: "flat", length: "half" },
      { letter: "A", octave: 5, length: "half" },
      { letter: "G", octave: 4 },
    ],
    together: false,
    description: "Cinq notes sur une portée en clé de sol.",
  },
  bass: {
    type: "staff",
    clef: "bass",
    key_signature: -3,
    notes: [{ letter: "E", octave: 2 }],
    together: false,
    description: "Une note sur une portée en clé de fa, avec trois bémols à la clé.",
  },
  chord: {
    type: "staff",
    clef: "treble",
    key_signature: 0,
    notes: [
      { letter: "D", octave: 4 },
      { letter: "F", octave: 4, accidental: "sharp" },
      { letter: "A", octave: 4 },
    ],
    together: true,
    description: "Un accord de trois notes sur une portée en clé de sol.",
  },
  signature: {
    type: "staff",
    clef: "treble",
    key_signature: 7,
    notes: [],
    together: false,
    description: "Une armure de sept dièses en clé de sol.",
  },
  cluster: {
    type: "staff",
    clef: "bass",
    key_signature: -7,
    notes: [
      { letter: "B", octave: 3, accidental: "double_flat", length: "quarter" },
      { letter: "C", octave: 4, accidental: "natural", length: "quarter" },
      { letter: "E", octave: 4, accidental: "double_sharp", length: "quarter" },
      { letter: "C", octave: 5, length: "quarter" },
    ],
    together: true,
    description: "Quatre notes serrées, avec leurs altérations.",
  },
} satisfies Record<string, StaffFigure>;

/** Figures as stories and tests show them. */
export const figures = { ...chess, ...geometry, ...staff };

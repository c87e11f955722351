import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boards, placementOf } from "../../testing/figures.ts";
import { parseExercise } from "../index.ts";
import { piecesOf, readFigure, readPlacement, sides } from "./index.ts";

const seed = 20_261_121;
const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const board = { type: "chessboard", position: start, view: "white", description: "The start." };
const point = (x: number, y: number) => ({ x, y });
const triangle = {
  type: "geometry",
  width: 40,
  height: 30,
  shapes: [{ type: "polygon", points: [point(0, 0), point(0, 30), point(40, 30)] }],
  angles: [{ mark: "right", at: point(0, 30), from: point(0, 0), to: point(40, 30) }],
  labels: [{ at: point(20, 30), text: "4 cm", anchor: "below" }],
  description: "A right triangle.",
};

describe("a placement", () => {
  test("is read square by square", () => {
    fc.assert(
      fc.property(boards, (squares) => {
        const pieces = readPlacement(placementOf(squares)) ?? [];
        const found = new Map(pieces.map((placed) => [placed.square, placed]));
        expect(found.size).toBe(pieces.length);
        for (const [row, rank] of squares.entries()) {
          for (const [column, sign] of rank.entries()) {
            const placed = found.get(`${"abcdefgh".charAt(column)}${8 - row}`);
            const letter = placed?.piece === "knight" ? "n" : (placed?.piece.charAt(0) ?? " ");
            expect(placed?.side === "white" ? letter.toUpperCase() : letter).toBe(sign);
          }
        }
      }),
      { seed },
    );
  });

  test("is none where a rank has more or fewer than eight squares", () => {
    fc.assert(
      fc.property(
        boards,
        fc.nat({ max: 7 }),
        fc.constantFrom("K", "8", "p1"),
        (squares, at, more) => {
          const ranks = placementOf(squares).split("/");
          const longer = ranks.with(at, `${ranks[at]}${more}`).join("/");
          expect(readPlacement(longer)).toBeNull();
          expect(readPlacement(ranks.toSpliced(at, 1).join("/"))).toBeNull();
        },
      ),
      { seed },
    );
  });

  test.each(["", "hello", "8/8/8/8/8/8/8/x7", "8/8/8/8/8/8/8/07", "8/8/8/8/8/8/8/9"])(
    "%j is none",
    (position) => expect(readPlacement(position)).toBeNull(),
  );

  test("lists every piece once, by side and by kind", () => {
    fc.assert(
      fc.property(boards, (squares) => {
        const pieces = readPlacement(placementOf(squares)) ?? [];
        const listed = sides.flatMap((side) =>
          piecesOf(side, pieces).flatMap(({ piece, squares: on }) =>
            on.map((square) => ({ side, piece, square })),
          ),
        );
        expect(listed).toHaveLength(pieces.length);
        expect(listed).toEqual(expect.arrayContaining(pieces));
      }),
      { seed },
    );
  });

  test("lists the king first and the pawns last", () => {
    expect(piecesOf("black", readPlacement("4k3/p6p/8/3q4/8/8/8/4K3") ?? [])).toEqual([
      { piece: "king", squares: ["e8"] },
      { piece: "queen", squares: ["d5"] },
      { piece: "pawn", squares: ["a7", "h7"] },
    ]);
  });
});

const chord = (...notes: object[]) => ({
  type: "staff",
  clef: "treble",
  key_signature: 0,
  notes: notes.map((note) => ({ octave: 4, ...note })),
  together: true,
  description: "A chord.",
});
const [c, e] = [{ letter: "C" }, { letter: "E" }];

describe("a figure", () => {
  test.each([
    ["a board", board],
    ["a triangle", triangle],
    ["a chord of whole notes", chord(c, { ...e, length: "whole" })],
    ["a note and its sharp", chord(c, { ...c, accidental: "sharp" })],
    ["notes of any length in turn", { ...chord({ ...c, length: "half" }, e, e), together: false }],
  ])("%s can be drawn", (_, figure) => expect(readFigure(figure)).toMatchObject({ ok: true }));

  test.each([
    ["a rank of nine", { ...board, position: start.replace("8", "81") }, "position", "malformed"],
    ["a corner outside", { ...triangle, width: 39, angles: [] }, "shapes.0", "too_large"],
    [
      "a circle that runs out",
      { ...triangle, shapes: [{ type: "circle", center: point(5, 20), radius: 6 }] },
      "shapes.0",
      "too_large",
    ],
    [
      "a line to itself",
      { ...triangle, shapes: [{ type: "segment", from: point(1, 1), to: point(1, 1) }] },
      "shapes.0",
      "malformed",
    ],
    [
      "an angle without a side",
      {
        ...triangle,
        angles: [{ mark: "arc", at: point(0, 0), from: point(0, 0), to: point(1, 1) }],
      },
      "angles.0",
      "malformed",
    ],
    ["a chord of two lengths", chord(c, { ...e, length: "half" }), "notes.1.length", "malformed"],
    ["a note twice in a chord", chord(c, e, c), "notes.2", "malformed"],
    ["an unknown figure", { type: "hologram" }, "type", "unknown_type"],
  ])("is refused with %s", (_, figure, path, code) => {
    expect(readFigure(figure)).toMatchObject({ ok: false, error: [{ path, code }] });
  });

  const question = { statement: "White can castle.", answer: false };

  test("is looked at with its exercise", () => {
    const exercise = (figure: object) => ({
      content_type: "true_false",
      content: { ...question, figure },
    });
    expect(parseExercise(exercise(board))).toMatchObject({ ok: true });
    expect(parseExercise(exercise({ ...board, view: "above" }))).toMatchObject({
      ok: false,
      error: [{ path: "content.figure.view", code: "not_allowed" }],
    });
  });

  test("is looked at below a paragraph", () => {
    const lesson = (figure: object) => ({
      content_type: "lesson",
      content: { blocks: [{ type: "paragraph", text: "See.", figure }] },
    });
    expect(parseExercise(lesson(triangle))).toMatchObject({ ok: true });
    expect(parseExercise(lesson({ ...triangle, height: 5 }))).toMatchObject({
      ok: false,
      error: [{ path: "content.blocks.0.figure.shapes.0", code: "too_large" }, {}, {}],
    });
  });
});

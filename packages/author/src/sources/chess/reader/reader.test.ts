import { Chess } from "chess.js";
import { describe, expect, it } from "vitest";

import { createRandom } from "../../../random/createRandom.ts";
import { legalMoves } from "./moves.ts";
import { readPosition } from "./Position.ts";
import { signOf, writeMove } from "./writing.ts";

function writtenMoves(fen: string): readonly string[] {
  const position = readPosition(fen);
  if (position === null) return ["unreadable"];
  return legalMoves(position)
    .map((move) => writeMove(position, move) + signOf(position, move))
    .toSorted();
}

describe("the reader of positions", () => {
  it.each([
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
  ])("finds and writes the same moves as the library in %s", (fen) => {
    expect(writtenMoves(fen)).toEqual(new Chess(fen).moves().toSorted());
  });

  it("agrees with the library along drawn games", () => {
    const random = createRandom("games");
    for (let game = 0; game < 2; game += 1) {
      const chess = new Chess();
      for (let ply = 0; ply < 40 && !chess.isGameOver(); ply += 1) {
        const moves = chess.moves();
        expect(writtenMoves(chess.fen({ forceEnpassantSquare: true }))).toEqual(moves.toSorted());
        chess.move(random.pick(moves));
      }
    }
  });

  it.each([
    ["no king", "8/8/8/8/8/8/8/K7 w - -"],
    ["a pawn at the end", "k6P/8/8/8/8/8/8/K7 w - -"],
    ["a check that was left standing", "k6R/8/8/8/8/8/8/K7 w - -"],
    ["a row that is too short", "k6/8/8/8/8/8/8/K7 w - -"],
  ])("reads no position with %s", (_, text) => {
    expect(readPosition(text)).toBeNull();
  });
});

import { scoreResponse } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { topicRequest } from "../../testing/requests.ts";
import { figureIn } from "../../verify/checks/figureFault.ts";
import { chessRules } from "./rules.ts";
import { boardOf } from "./show/boards.ts";
import { showMove, typedMoves } from "./show/moves.ts";

const languages = ["fr", "en", "nl"] as const;
const backRank = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

function requestIn(language: (typeof languages)[number]) {
  const source = { topic: "chess", domain: "gaming", mainSkill: "chess" };
  return topicRequest(source, { language });
}

describe("moves as they are written", () => {
  it.each([
    ["Nf3", "Cf3", "Pf3"],
    ["Qxd8+", "Dxd8+", "Dxd8+"],
    ["Rad1", "Tad1", "Tad1"],
    ["Bb5", "Fb5", "Lb5"],
    ["e8=Q#", "e8=D#", "e8=D#"],
    ["O-O-O", "O-O-O", "O-O-O"],
  ])("shows %s as %s and %s", (written, french, dutch) => {
    expect(languages.map((language) => showMove(written, language))).toEqual([
      french,
      written,
      dutch,
    ]);
  });

  it("may be typed without signs, and in English letters that mean nothing else", () => {
    expect(typedMoves("Nxe5+", "fr")).toEqual(
      expect.arrayContaining(["Cxe5+", "Cxe5", "Ce5", "Nxe5"]),
    );
    expect(typedMoves("Rd8", "fr")).not.toContain("Rd8");
    expect(typedMoves("O-O", "nl")).toContain("0-0");
  });
});

describe("what the rules hold", () => {
  it("finds the mating move of a position, and no other", () => {
    const { holds } = chessRules["chess-mate"];
    expect(["Rd8", "Rd7", "Rd8x", "Kf1"].map((move) => holds(backRank, move))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("asks for no mate where two moves give it", () => {
    const two = "6k1/5ppp/8/8/8/8/5PPP/2QR2K1 w - -";
    const { holds } = chessRules["chess-mate"];
    expect([holds(two, "Rd8"), holds(two, "Qc8")]).toEqual([false, false]);
  });

  it.each([
    ["r3k3/8/8/8/8/8/5PPP/R3K2R w KQ -;O-O", "allowed"],
    ["r3k3/8/8/8/8/8/5PPP/R3K2R w Q -;O-O", "moved"],
    ["r3k3/8/8/8/8/8/5PPP/R3KN1R w KQ -;O-O", "between"],
    ["4k3/4r3/8/8/8/8/5PPP/R3K2R w KQ -;O-O", "in-check"],
    ["4k3/5r2/8/8/8/8/4P1PP/R3K2R w KQ -;O-O", "through-check"],
    ["4k3/6r1/8/8/8/8/4PP1P/R3K2R w KQ -;O-O", "into-check"],
  ])("says of castling in %s that it is %s", (asked, answer) => {
    const { holds } = chessRules["chess-castling"];
    const all = ["allowed", "moved", "between", "in-check", "through-check", "into-check"];
    expect(all.filter((each) => holds(asked, each))).toEqual([answer]);
  });

  it("reads a board's description back, and notices another", () => {
    for (const language of languages) {
      const board = boardOf(backRank, language);
      if (board?.type !== "chessboard") throw new Error("No board");
      const { describes } = chessRules["chess-mate"];
      expect(describes(backRank, board, language)).toBe(true);
      const moved = { ...board, description: board.description.replace("d1", "e1") };
      expect(describes(backRank, moved, language)).toBe(false);
      const turned = backRank.replace(" w ", " b ");
      expect(describes(turned, board, language)).toBe(false);
    }
  });
});

/** The questions of a capsule that are put by one of these rules. */
async function askedBy(language: (typeof languages)[number], names: readonly string[]) {
  const drafts = await draftAll(requestIn(language));
  return drafts.flatMap(({ items }) =>
    items.flatMap(({ exercise, provenance }) =>
      provenance.kind === "template" && names.includes(provenance.template) ? [exercise] : [],
    ),
  );
}

describe("a capsule on chess", () => {
  it("finds positions for all that its lessons are to ask, whatever the seed", async () => {
    const author = createBuiltInAuthor();
    const missing: string[] = [];
    for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
      const outline = await author.plan({ ...requestIn("en"), seed });
      for (const [index, { title, itemCount }] of outline.lessons.entries()) {
        const { items } = await author.draftLesson(outline, index);
        if (items.length !== itemCount) missing.push(`${seed}: ${title}, ${items.length}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it.each(languages)(
    "draws a board with every question about a position, in %s",
    async (language) => {
      const names = ["chess-state", "chess-mate", "chess-fork", "chess-pin", "chess-write"];
      const exercises = await askedBy(language, names);
      expect(exercises.length).toBeGreaterThan(30);
      expect(exercises.filter((each) => figureIn(each)?.type !== "chessboard")).toEqual([]);
    },
  );

  it.each(languages)(
    "lets no other move pass for the one that is typed, in %s",
    async (language) => {
      const exercises = await askedBy(language, ["chess-mate", "chess-fork", "chess-write"]);
      const passing = exercises.flatMap((exercise) => {
        if (exercise.content_type !== "short_answer") return [];
        const [answer = ""] = exercise.content.answers;
        const elsewhere = answer.replace(/\d/u, (rank) => String((Number(rank) % 8) + 1));
        return [elsewhere, "e9"].filter((text) => {
          const response = { content_type: "short_answer" as const, text };
          return scoreResponse(exercise, response, { locale: language }).score !== 0;
        });
      });
      expect(passing).toEqual([]);
    },
  );
});

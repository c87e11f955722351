import { parseExercise, scoreResponse } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";

import { writeCharacter } from "../../items/character.ts";
import { rowsOf, scripts } from "./kana/signs.ts";
import { storedKanji } from "./kanji/StoredKanji.ts";
import { strokesOf } from "./readStrokes.ts";

const signs = scripts
  .flatMap((script) => [...rowsOf(script, "plain"), ...rowsOf(script, "voiced")].flat())
  .map(({ text }) => text)
  .filter((text) => text.length === 1)
  .concat([...storedKanji().keys()]);

describe("strokesOf", () => {
  it("draws every single sign that is taught", () => {
    expect(signs.filter((sign) => strokesOf(sign) === null)).toEqual([]);
  });

  it("has as many strokes as a sign is written with", () => {
    const counts = ["あ", "く", "ガ", "一", "食", "曜", "政", "港", "鬱"].map(
      (sign) => strokesOf(sign)?.length,
    );
    expect(counts).toEqual([3, 1, 4, 1, 9, 18, 9, 12, 29]);
  });

  it("draws no signs of two kana", () => {
    expect(strokesOf("きゃ")).toBeNull();
  });

  it("is taken for right when it is drawn as it stands", () => {
    for (const sign of signs) {
      const strokes = strokesOf(sign);
      const exercise = writeCharacter({
        prompt: "Draw.",
        character: sign,
        lang: "ja",
        typed: [],
        strokes,
        explanation: sign,
      });
      expect(parseExercise(exercise)).toMatchObject({ ok: true });
      const answer = { type: "drawn" as const, strokes: [...(strokes ?? [])] };
      const response = { content_type: "character" as const, answer };
      expect(scoreResponse(exercise, response, { locale: "en" }).score).toBe(1);
    }
  });
});

import type { AlphabetSign, CharacterContent, Stroke } from "@alambic/contract";
import type { PlayableAtom } from "@alambic/ui/ExercisePlayer";

export interface WrittenSign {
  readonly sign: AlphabetSign;
  readonly lang: string;
  readonly prompt: string;
  /** Undefined where nobody drew it: it is typed then. */
  readonly strokes: readonly Stroke[] | undefined;
}

/** A sign as an exercise that asks to write it. */
export function writingItem({ sign, lang, prompt, strokes }: WrittenSign): PlayableAtom {
  const content: CharacterContent = {
    prompt,
    character: sign.sign,
    lang,
    task: {
      type: "write",
      ...(strokes === undefined
        ? { typed: sign.readings.slice(0, 10) }
        : { strokes: [...strokes] }),
    },
  };
  return { id: sign.sign, title: prompt, metadata: {}, content_type: "character", content };
}

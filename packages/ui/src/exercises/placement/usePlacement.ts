import { itemsByPlace } from "@alambic/domain/exercises/placement";
import type { Placement } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { useMemo, useRef, useState } from "react";
import type { SharedRendererProps, Verdicts } from "../renderer.ts";
import type { BoardParts, BoardContext, Waiting } from "./BoardContext.ts";
import type { Offers } from "./offersOf.tsx";
import { haveLongWord } from "./haveLongWord.ts";
import { useBoardController } from "./useBoardController.ts";

type RendererParts = Pick<
  SharedRendererProps,
  "phase" | "promptId" | "passageId" | "verdicts" | "announce"
>;

export interface PlacementOptions extends BoardParts, RendererParts {
  /** What the response has put where. */
  readonly placement: Placement;
  readonly onPlace: (next: Placement) => void;
}

/** Items on their way to places: what all parts of a board draw. */
export interface Placing extends BoardContext, Offers {
  /** Names the board. */
  readonly promptId: string;
  /** Describes it. */
  readonly passageId?: string | undefined;
  readonly verdicts: Verdicts | null;
  /** False once the answer was checked. */
  readonly open: boolean;
  readonly lying: ReadonlyMap<string, readonly string[]>;
  /** All items are a sign or two, which want to be large. */
  readonly brief: boolean;
  /** A word of theirs wants more room than half a phone. */
  readonly long: boolean;
}

const emptyHand: Pick<BoardContext, "dragged"> & Pick<Placement, "held"> = {
  held: null,
  dragged: false,
};

/** Up to so many signs want to be large. */
const briefLength = 3;

/** From so many letters on a word fits no card of two in a row on a phone. */
export const longWord = 13;

/** Moves items by single presses, by keys, by menu and by drag: all run the same actions. */
export function usePlacement(options: PlacementOptions): Placing {
  const { placement, phase, onPlace } = options;
  const i18n = useI18n();
  const boardRef = useRef<HTMLDivElement>(null);
  const waitingRef = useRef<Waiting>({ events: [] });
  const [hand, setHand] = useState(emptyHand);
  const { held, dragged } = hand;
  const open = phase === "answering";
  // Once the answer is checked nothing is in hand any more, and a retry begins with empty hands.
  if (!open && hand !== emptyHand) setHand(emptyHand);
  const state = { ...placement, held };
  const context = {
    ...options,
    i18n,
    boardRef,
    waitingRef,
    state,
    dragged,
    go(next: Placement, drags = dragged) {
      setHand({ held: next.held, dragged: drags });
      if (next.placed !== placement.placed) onPlace(next);
    },
  };
  const offers = useBoardController(context, open);
  const { items } = options;
  const long = useMemo(() => haveLongWord(items, longWord), [items]);
  const brief = items.every(({ label }) => label.length > 0 && label.length <= briefLength);
  return { ...context, ...offers, open, brief, long, lying: itemsByPlace(state) };
}

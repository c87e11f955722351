import { itemsAt, pool } from "@alambic/domain/exercises/placement";
import type { Placement } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import type { Verdicts } from "../renderer.ts";
import { ghost, hint, keys, left, poolCards, row, rows } from "./PlacementBoard.css.ts";
import { contentOf } from "./placement-parts.ts";
import type { PlacementPart } from "./placement-parts.ts";
import { PoolCard } from "./PoolCard.tsx";
import { Slot } from "./Slot.tsx";
import { usePlacement } from "./usePlacement.tsx";
import { usePlacementDrag } from "./usePlacementDrag.ts";

export interface PlacementBoardProps {
  readonly placement: Placement;
  readonly places: readonly PlacementPart[];
  readonly items: readonly PlacementPart[];
  readonly verdicts: Verdicts | null;
  readonly open: boolean;
  readonly labelledBy: string;
  readonly onPlace: (next: Placement) => void;
  readonly announce: (what: ReactNode) => void;
}

/** Places beside what belongs to them, and the pool of cards to put there: by drag, press or key. */
export function PlacementBoard(props: PlacementBoardProps) {
  const { places, items, verdicts, open, labelledBy } = props;
  const { t } = useI18n();
  const keysId = useId();
  const { state, boardRef, press, run } = usePlacement(props);
  const { dragged, over, ghostRef, handlers } = usePlacementDrag({
    open,
    onLift: (item) => run([{ type: "release" }, { type: "hold", item }]),
    onLetGo: (item, place) =>
      run([
        { type: "release" },
        ...(place === null
          ? [{ type: "remove" as const, item }]
          : [
              { type: "hold" as const, item },
              { type: "drop" as const, place },
            ]),
      ]),
    onCancel: () => run([{ type: "release" }]),
  });
  const waiting = pool(state);
  const brief = places.every((place) => place.brief === true);
  const heldContent = contentOf(items, state.held ?? undefined);
  return (
    <div
      ref={boardRef}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={open ? keysId : undefined}
    >
      <ul className={rows}>
        {places.map(({ id, content }) => {
          const lying = itemsAt(state, id).at(-1);
          return (
            <li key={id} data-drop={id} className={row({ brief })}>
              <div className={left({ brief })}>{content}</div>
              <Slot
                place={id}
                beside={content}
                lying={lying === undefined ? null : contentOf(items, lying)}
                held={state.held !== null && state.held !== lying ? heldContent : null}
                picked={state.held !== null && state.held === lying}
                over={over === id}
                right={verdicts?.get(id)}
                open={open}
                drag={lying === undefined ? undefined : handlers(lying)}
                onPress={(event) => press({ on: "place", id }, event)}
              />
            </li>
          );
        })}
      </ul>
      {open ? (
        <div role="group" aria-label={t("exercise.placement.pool")}>
          <p className={hint}>
            {waiting.length === 0
              ? t("exercise.placement.poolEmpty")
              : t("exercise.placement.hint")}
          </p>
          <div className={poolCards}>
            {waiting.map((id) => (
              <PoolCard
                key={id}
                item={id}
                picked={state.held === id}
                drag={handlers(id)}
                onPress={(event) => press({ on: "item", id }, event)}
              >
                {contentOf(items, id)}
              </PoolCard>
            ))}
          </div>
          <p id={keysId} className={keys}>
            {t("exercise.placement.keys")}
          </p>
        </div>
      ) : null}
      {dragged === null ? null : (
        <div ref={ghostRef} aria-hidden="true" className={ghost}>
          {contentOf(items, dragged)}
        </div>
      )}
    </div>
  );
}

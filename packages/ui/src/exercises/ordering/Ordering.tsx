import type { Option, OrderingContent, OrderingResponse } from "@alambic/contract";
import { placementOf, responseOf } from "@alambic/domain/exercises/ordering";
import { useI18n } from "@alambic/i18n/react";
import { useMemo } from "react";
import { partOf } from "../placement/partOf.tsx";
import type { PlacementPart } from "../placement/partOf.tsx";
import { PlacementBoard } from "../placement/PlacementBoard.tsx";
import { Slot } from "../placement/Slot.tsx";
import { usePlacement } from "../placement/usePlacement.ts";
import type { KindProps } from "../renderer.ts";
import { grip } from "../placement/Slot.css.ts";
import { end, hint, menu, number, row, rows } from "./Ordering.css.ts";

export interface OrderingProps extends KindProps<OrderingContent, OrderingResponse> {
  /** How a card is drawn and named; the same function each time. */
  readonly toPart?: (option: Option) => PlacementPart;
}

/** A list to put in order: a card goes where it is put, and the others move up. */
export function Ordering(props: OrderingProps) {
  const { toPart = partOf, content, response, onChange } = props;
  const { t, number: format } = useI18n();
  const items = useMemo(() => content.items.map(toPart), [content, toPart]);
  const places = useMemo(() => positions(items.length, t), [items, t]);
  const numbers = useMemo(() => items.map((_, at) => format(at + 1)), [items, format]);
  const placing = usePlacement({
    ...props,
    placement: placementOf(content, response),
    places,
    items,
    kind: "position",
    onPlace: (next) => onChange(responseOf(next)),
  });
  const { held, placed } = placing.state;
  const heldAt = held === null ? undefined : placed.get(held);
  return (
    <PlacementBoard placing={placing}>
      <p hidden={!placing.open} className={hint}>
        {t("placement.hint", { kind: "position" })}
      </p>
      {content.ends === undefined ? null : <p className={end}>{content.ends.first}</p>}
      <ol className={rows}>
        {places.map(({ id }, at) => (
          <li key={id} data-drop={id} className={row}>
            <span aria-hidden="true" className={number}>
              {numbers[at]}
            </span>
            <Slot placing={placing} place={id}>
              {placing.open ? <span data-grip="" aria-hidden="true" className={grip} /> : null}
            </Slot>
            {heldAt === id ? <div className={menu}>{placing.menu}</div> : null}
          </li>
        ))}
      </ol>
      {content.ends === undefined ? null : <p className={end}>{content.ends.last}</p>}
    </PlacementBoard>
  );
}

function positions(total: number, t: ReturnType<typeof useI18n>["t"]): PlacementPart[] {
  return Array.from({ length: total }, (_, at) => {
    const label = t("placement.position", { number: at + 1, total });
    return { id: `${at + 1}`, label, content: label };
  });
}

import type { CategorizationContent, CategorizationResponse } from "@alambic/contract";
import { placementOf, responseOf } from "@alambic/domain/exercises/categorization";
import { useI18n } from "@alambic/i18n/react";
import { useId, useMemo } from "react";
import { haveLongWord } from "../placement/haveLongWord.ts";
import { ItemCard } from "../placement/ItemCard.tsx";
import { partOf } from "../placement/partOf.tsx";
import type { PlacementPart } from "../placement/partOf.tsx";
import { PlacementBoard } from "../placement/PlacementBoard.tsx";
import { Pool } from "../placement/Pool.tsx";
import { slot } from "../placement/Slot.css.ts";
import { Slot } from "../placement/Slot.tsx";
import { longWord, usePlacement } from "../placement/usePlacement.ts";
import type { Placing } from "../placement/usePlacement.ts";
import type { KindProps } from "../renderer.ts";
import { cards, group, groups, name } from "./Categorization.css.ts";

/** Cards to sort into groups that take any number of them. */
export function Categorization(props: KindProps<CategorizationContent, CategorizationResponse>) {
  const { content, response, onChange } = props;
  const places = useMemo(() => content.groups.map(partOf), [content]);
  const items = useMemo(() => content.items.map(partOf), [content]);
  const placing = usePlacement({
    ...props,
    placement: placementOf(content, response),
    places,
    items,
    kind: "group",
    onPlace: (next) => onChange(responseOf(next)),
  });
  const long = useMemo(() => haveLongWord([...places, ...items], longWord), [places, items]);
  return (
    <PlacementBoard placing={placing}>
      <div data-long={long || undefined} className={groups}>
        {places.map((place) => (
          <Group key={place.id} placing={placing} place={place} />
        ))}
      </div>
      <Pool placing={placing} />
    </PlacementBoard>
  );
}

interface GroupProps {
  readonly placing: Placing;
  readonly place: PlacementPart;
}

/** Only with a card in hand is a group something to press; else it has nothing to say to the Tab key. */
function Group({ placing, place: { id, content } }: GroupProps) {
  const { t } = useI18n();
  const nameId = useId();
  const lying = placing.lying.get(id) ?? [];
  return (
    <section aria-labelledby={nameId} data-drop={id} className={group}>
      <p id={nameId} className={name}>
        {content}
      </p>
      <ul className={cards}>
        {lying.map((item) => (
          <li key={item}>
            <ItemCard placing={placing} item={item} />
          </li>
        ))}
      </ul>
      {placing.open && placing.state.held !== null ? (
        <Slot placing={placing} place={id} />
      ) : placing.open || lying.length === 0 ? (
        <p className={slot}>{lying.length === 0 ? t("placement.empty") : null}</p>
      ) : null}
    </section>
  );
}

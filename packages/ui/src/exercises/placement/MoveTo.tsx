import { suggestedPlace } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { choice, menu, select, words } from "./MoveTo.css.ts";
import { nameOf, shortened } from "./partOf.tsx";
import type { Placing } from "./usePlacement.tsx";

const pool = "";

export interface MoveToProps {
  readonly placing: Placing;
  readonly item: string;
}

/**
 * The card in hand and a list of where it can go, for who speaks to the page or would rather choose
 * than aim. A button confirms: on some systems a list changes with every arrow key.
 */
export function MoveTo({ placing, item }: MoveToProps) {
  const { t, rich } = useI18n();
  const id = useId();
  const { state, places, items, moveHeld } = placing;
  const at = state.placed.get(item);
  const [place, setPlace] = useState(suggestedPlace(state, item) ?? pool);
  return (
    <div className={menu}>
      <label htmlFor={id} className={words}>
        {rich("placement.move", { item: () => nameOf(items, item) })}
      </label>
      <span className={choice}>
        <select
          id={id}
          value={place}
          className={select}
          onChange={(event) => setPlace(event.target.value)}
        >
          {places.map(({ id: name, label, lang }) => (
            <option key={name} value={name} lang={lang}>
              {shortened(label)}
            </option>
          ))}
          {at === undefined || state.rule === "order" ? null : (
            <option value={pool}>{t("placement.back")}</option>
          )}
        </select>
        <Button
          variant="secondary"
          size="small"
          onPress={() => moveHeld(place === pool ? null : place)}
        >
          {t("placement.confirm")}
        </Button>
      </span>
    </div>
  );
}

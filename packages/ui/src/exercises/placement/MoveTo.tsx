import { suggestedPlace } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import type { ComponentType } from "react";
import type { PlainButtonProps } from "../player/PlainButton.tsx";
import type { BoardContext } from "./BoardContext.ts";
import { putDown } from "./putDown.ts";
import { choice, menu, select, words } from "./MoveTo.css.ts";
import { languageOf, nameOf, shortened } from "./nameOf.tsx";

const pool = "";

export interface MoveToProps {
  readonly context: BoardContext;
  /** The button that the page has anyway: what both import, bundlers may put into a file of its own. */
  readonly Confirm: ComponentType<PlainButtonProps>;
}

/**
 * The card in hand and a list of where it can go, for who speaks to the page or would rather choose
 * than aim. A button confirms: on some systems a list changes with every arrow key.
 */
export function MoveTo({ context, Confirm }: MoveToProps) {
  const id = useId();
  const { state, places, items } = context;
  const { t, rich } = useI18n();
  const item = state.held ?? "";
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
          {places.map((part) => (
            <option key={part.id} value={part.id} lang={languageOf(part)}>
              {shortened(part.label)}
            </option>
          ))}
          {at === undefined || state.rule === "order" ? null : (
            <option value={pool}>{t("placement.back")}</option>
          )}
        </select>
        <Confirm
          variant="secondary"
          size="small"
          onPress={() => putDown(context, item, place === pool ? null : place, true)}
        >
          {t("placement.confirm")}
        </Confirm>
      </span>
    </div>
  );
}

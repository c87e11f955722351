import { pool as poolOf } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { ItemCard } from "./ItemCard.tsx";
import { card, face } from "./ItemCard.css.ts";
import { cards, gone, hint, pool } from "./Pool.css.ts";
import type { Placing } from "./usePlacement.ts";

const few = 12;

/** The cards that wait to be placed, below what can be done with it. */
export function Pool({ placing }: { readonly placing: Placing }) {
  const { t } = useI18n();
  const { state, open, menu, kind, items, long } = placing;
  if (!open) return null;
  const waiting = poolOf(state);
  const areFew = items.length <= few;
  return (
    <div role="group" aria-label={t("placement.pool")} className={pool}>
      {menu}
      <p className={hint}>
        {waiting.length === 0 ? t("placement.poolEmpty") : t("placement.hint", { kind })}
      </p>
      <div data-few={areFew} data-long={long || undefined} className={cards}>
        {waiting.length === 0
          ? null
          : items.map(({ id, content }) =>
              waiting.includes(id) ? (
                <ItemCard key={id} placing={placing} item={id} />
              ) : areFew ? (
                // The others stay where they are.
                <span key={id} aria-hidden="true" className={`${card} ${gone}`}>
                  <span className={face}>{content}</span>
                </span>
              ) : null,
            )}
      </div>
    </div>
  );
}

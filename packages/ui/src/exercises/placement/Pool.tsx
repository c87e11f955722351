import { pool } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { ItemCard } from "./ItemCard.tsx";
import { cards, hint } from "./Pool.css.ts";
import type { Placing } from "./usePlacement.ts";

const few = 12;

/** The cards that wait to be placed, below what can be done with it. */
export function Pool({ placing }: { readonly placing: Placing }) {
  const { t } = useI18n();
  const { state, open, menu, kind, items } = placing;
  if (!open) return null;
  const waiting = pool(state);
  return (
    <div role="group" aria-label={t("placement.pool")}>
      {menu ?? (
        <p className={hint}>
          {waiting.length === 0 ? t("placement.poolEmpty") : t("placement.hint", { kind })}
        </p>
      )}
      <div data-few={items.length <= few} className={cards}>
        {waiting.map((item) => (
          <ItemCard key={item} placing={placing} item={item} />
        ))}
      </div>
    </div>
  );
}

import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { face } from "./ItemCard.css.ts";
import { contentOf } from "./partOf.tsx";
import { hereBrief, note, slot, whole, words } from "./Slot.css.ts";
import type { Placing } from "./usePlacement.ts";

export interface SlotProps {
  readonly placing: Placing;
  readonly place: string;
  /** Stands before its words. */
  readonly children?: ReactNode;
}

/** A place, named by what stands beside it. It shows the card that lies there, and says what a press would do. */
export function Slot({ placing, place, children }: SlotProps) {
  const { t } = useI18n();
  const { state, places, items, open, verdicts, lying, brief } = placing;
  const item = state.rule === "many" ? undefined : lying.get(place)?.at(-1);
  const filled = item !== undefined;
  const picked = state.held === item;
  const right = verdicts?.get(state.rule === "order" && filled ? item : place);
  const empty = lying.has(place) ? null : t("placement.empty");
  const said = (picked ? null : placing.invitation) ?? empty;
  return (
    <button
      type="button"
      data-place={place}
      data-drag={item}
      disabled={!open}
      aria-pressed={filled && open ? picked : undefined}
      data-right={right}
      data-invites={(state.held !== null && !picked) || undefined}
      className={slot}
    >
      {children}
      <span className={words}>
        <VisuallyHidden>
          {contentOf(places, place)}
          {": "}
        </VisuallyHidden>
        {filled ? (
          <span data-face={brief ? "brief" : ""} className={face}>
            {contentOf(items, item)}
          </span>
        ) : null}
        {said === null ? null : (
          <>
            <span className={said === empty ? note : `${note} ${whole}`}>{said}</span>
            {said === empty || filled ? null : (
              <span
                aria-hidden="true"
                data-words={t("placement.hereBrief")}
                className={hereBrief}
              />
            )}
          </>
        )}
      </span>
      {right === undefined ? null : <VerdictMark right={right} />}
    </button>
  );
}

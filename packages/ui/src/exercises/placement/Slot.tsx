import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { face } from "./ItemCard.css.ts";
import { grip, inline, invitation, slot, words } from "./Slot.css.ts";
import { lookOf } from "./lookOf.ts";
import { contentOf } from "./partOf.tsx";
import type { Placing } from "./usePlacement.tsx";

export interface SlotProps {
  readonly placing: Placing;
  readonly place: string;
  /** What names the place; it stands beside it. */
  readonly beside: ReactNode;
  /** Stands in a line of text, where there is no room for more than the card. */
  readonly inline?: boolean;
}

/** A place. It shows the card that lies there, and says what a press would do. */
export function Slot({ placing, place, beside, inline: inlined = false }: SlotProps) {
  const { t } = useI18n();
  const { state, items, open, verdicts, lying: all } = placing;
  const many = state.rule === "many";
  const inOrder = state.rule === "order";
  const lying = (many ? undefined : all.get(place)?.at(-1)) ?? null;
  const picked = lying !== null && state.held === lying;
  const right = many ? undefined : verdicts?.get(inOrder ? (lying ?? "") : place);
  const filled = lying !== null;
  const offer = picked ? null : placing.invitation;
  const said = offer ?? ((many ? all.has(place) : filled) ? null : t("placement.empty"));
  return (
    <button
      type="button"
      data-place={place}
      data-drag={lying ?? undefined}
      disabled={!open}
      aria-pressed={filled && open ? picked : undefined}
      data-look={lookOf(right, picked)}
      data-invites={(state.held !== null && !picked) || undefined}
      className={inlined ? `${slot} ${inline}` : slot}
    >
      {inOrder && open ? <span data-grip="" aria-hidden="true" className={grip} /> : null}
      <span className={words}>
        <VisuallyHidden>
          {beside}
          {filled || said !== null ? ": " : null}
        </VisuallyHidden>
        {filled ? (
          <span data-face="" className={face}>
            {contentOf(items, lying)}
          </span>
        ) : null}
        {inlined && said !== null ? <VisuallyHidden>{said}</VisuallyHidden> : null}
        {inlined ? null : offer === null ? said : <span className={invitation}>{offer}</span>}
      </span>
      {right === undefined ? null : <VerdictMark right={right} />}
    </button>
  );
}

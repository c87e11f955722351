import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { face } from "./ItemCard.css.ts";
import { grip, invitation, slot, words } from "./Slot.css.ts";
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
export function Slot({ placing, place, beside, inline = false }: SlotProps) {
  const { t } = useI18n();
  const { state, items, open, verdicts, lying: all } = placing;
  const many = state.rule === "many";
  const inOrder = state.rule === "order";
  const lying = (many ? undefined : all.get(place)?.at(-1)) ?? null;
  const picked = lying !== null && state.held === lying;
  const right = many ? undefined : verdicts?.get(inOrder ? (lying ?? "") : place);
  const invites = placing.invitation !== null && !picked;
  const filled = lying !== null;
  const empty = !invites && !(many ? all.has(place) : filled);
  return (
    <button
      type="button"
      data-place={place}
      data-drag={lying ?? undefined}
      disabled={!open}
      aria-disabled={many && open && state.held === null ? true : undefined}
      aria-pressed={filled && open ? picked : undefined}
      className={slot({
        look: lookOf(right, picked),
        filled,
        invites,
        inline,
      })}
    >
      {inOrder && open ? <span data-grip="" aria-hidden="true" className={grip} /> : null}
      <span className={words({ inline })}>
        <VisuallyHidden>
          {beside}
          {": "}
        </VisuallyHidden>
        {filled ? (
          <span data-face="" className={face}>
            {contentOf(items, lying)}
          </span>
        ) : null}
        {invites ? (
          <Invitation hidden={inline} beside={filled}>
            {placing.invitation}
          </Invitation>
        ) : null}
        {empty && !inline ? t("placement.empty") : null}
        {empty && inline ? <VisuallyHidden>{t("placement.empty")}</VisuallyHidden> : null}
      </span>
      {right === undefined ? null : <VerdictMark right={right} />}
    </button>
  );
}

interface InvitationProps {
  readonly hidden: boolean;
  readonly beside: boolean;
  readonly children: ReactNode;
}

function Invitation({ hidden, beside, children }: InvitationProps) {
  if (hidden) return <VisuallyHidden>{children}</VisuallyHidden>;
  return <span className={invitation({ beside })}>{children}</span>;
}

import { useI18n } from "@alambic/i18n/react";
import type { MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { invitation, slot } from "./Slot.css.ts";
import type { PlacementDrag } from "./usePlacementDrag.ts";

export interface SlotProps {
  readonly place: string;
  /** What the place belongs to: it names the place. */
  readonly beside: ReactNode;
  /** The card that lies there. */
  readonly lying: ReactNode;
  /** The card in hand, which a press would put there. */
  readonly held: ReactNode;
  /** The card that lies there is the one in hand. */
  readonly picked: boolean;
  /** A dragged card is above it. */
  readonly over: boolean;
  /** Undefined while answering. */
  readonly right: boolean | undefined;
  readonly open: boolean;
  readonly drag: ReturnType<PlacementDrag["handlers"]> | undefined;
  readonly onPress: (event: MouseEvent) => void;
}

/** A place for a card. It says what a press would do. */
export function Slot(props: SlotProps) {
  const { place, beside, lying, held, picked, over, right, open, drag, onPress } = props;
  const { t, rich } = useI18n();
  const filled = lying !== null;
  const verdict = right === undefined ? null : <VerdictMark right={right} />;
  const look =
    right === undefined ? (picked || over ? "aimed" : "open") : right ? "right" : "wrong";
  const invites = held !== null;
  return (
    <button
      type="button"
      data-place={place}
      disabled={!open}
      aria-pressed={filled && open ? picked : undefined}
      className={slot({ look, filled, invites })}
      {...drag}
      onClick={onPress}
    >
      <VisuallyHidden>
        {beside}
        {": "}
      </VisuallyHidden>
      {filled ? <span>{lying}</span> : null}
      {invites ? (
        <span className={invitation({ beside: filled })}>
          {rich("exercise.placement.here", { item: () => held })}
        </span>
      ) : null}
      {filled || invites ? null : t("exercise.placement.empty")}
      {verdict}
    </button>
  );
}

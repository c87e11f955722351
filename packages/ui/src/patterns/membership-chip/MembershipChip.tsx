import type { Plan } from "@alambic/contract";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Crown, Sparkles, Sprout } from "../../primitives/icon/icons.ts";

const looks = {
  free: { tone: "neutral", icon: Sprout },
  premium: { tone: "accent", icon: Sparkles },
  pro: { tone: "warm", icon: Crown },
} as const satisfies Record<Plan, object>;

export interface MembershipChipProps {
  /** The plan, which gives the mark and the colours. */
  readonly plan: Plan;
  /** The member's title in words. */
  readonly label: string;
  /** Gives the title a colour of its own; the badge beside it says why. */
  readonly betaTester?: boolean | undefined;
}

/** The member's title, with the mark of the plan. */
export function MembershipChip({ plan, label, betaTester = false }: MembershipChipProps) {
  const { tone, icon } = looks[plan];
  return (
    <Chip tone={betaTester ? "right" : tone} icon={icon}>
      {label}
    </Chip>
  );
}

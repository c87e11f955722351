export { MembershipChip } from "../patterns/membership-chip/MembershipChip.tsx";
export type { MembershipChipProps } from "../patterns/membership-chip/MembershipChip.tsx";

export {
  MembershipCard,
  MembershipCardError,
  MembershipCardSkeleton,
} from "../patterns/membership-card/MembershipCard.tsx";
export type { MembershipCardProps } from "../patterns/membership-card/MembershipCard.tsx";

export { QualityCard } from "../patterns/quality-card/QualityCard.tsx";
export type { QualityCardProps } from "../patterns/quality-card/QualityCard.tsx";

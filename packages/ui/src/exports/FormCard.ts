export { FormCard } from "../patterns/form-card/FormCard.tsx";
export type { FormCardProps } from "../patterns/form-card/FormCard.tsx";

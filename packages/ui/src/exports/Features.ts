export { Features } from "../patterns/features/Features.tsx";
export type { Feature, FeaturesProps } from "../patterns/features/Features.tsx";

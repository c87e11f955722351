export { Details } from "../primitives/details/Details.tsx";
export type { DetailsProps } from "../primitives/details/Details.tsx";

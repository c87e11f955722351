export { Grid, gridColumns } from "../primitives/grid/Grid.tsx";
export type { GridProps } from "../primitives/grid/Grid.tsx";

export type * from "../generated/schemas.ts";
export type { components, operations, paths } from "../generated/types.ts";

export { ErrorState } from "../primitives/error-state/ErrorState.tsx";
export type { ErrorStateProps } from "../primitives/error-state/ErrorState.tsx";

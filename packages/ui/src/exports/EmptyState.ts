export { EmptyState } from "../primitives/empty-state/EmptyState.tsx";
export type { EmptyStateProps } from "../primitives/empty-state/EmptyState.tsx";

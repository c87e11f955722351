import { proxy, ref } from "valtio/vanilla";

/** What a moment of study is planned for. */
export interface PlannedSubject {
  readonly title: string;
  readonly capsuleId: string | null;
  readonly planRoute: string;
}

/** Whether the planner is open, and for what. */
export const planner = proxy<{
  open: { readonly subject: PlannedSubject | null } | null;
}>({ open: null });

export function openPlanner(subject: PlannedSubject | null = null): void {
  planner.open = ref({ subject });
}

export function closePlanner(): void {
  planner.open = null;
}

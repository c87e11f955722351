import type { Query } from "@alambic/api-client/core";
import type { CapsuleDetail } from "@alambic/contract";
import type { ReactNode } from "react";
import { readKeptPlan } from "../../shared/offline/copies.ts";
import { useKept } from "../../shared/offline/useKept.ts";
import { PlanFailure } from "./PlanFailure.tsx";

export interface KeptPlanProps {
  readonly capsuleId: string;
  /** What the server was asked. */
  readonly query: Query<CapsuleDetail>;
  /** Stands there meanwhile. */
  readonly waiting: ReactNode;
  /** Shows the plan that was found: this loads none of it by itself. */
  readonly children: (detail: CapsuleDetail) => ReactNode;
}

/** The plan that this device keeps, where the server is out of reach; else why there is none. */
export default function KeptPlan({ capsuleId, query, waiting, children }: KeptPlanProps) {
  const plan = useKept(query, capsuleId, async () => readKeptPlan(capsuleId));
  if (plan.status === "ready") return children(plan.data);
  if (plan.status !== "failed") return waiting;
  return <PlanFailure failure={plan.failure} onRetry={() => void plan.refresh()} />;
}

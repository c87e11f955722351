import type { Query } from "@alambic/api-client/core";
import type { CapsuleDetail } from "@alambic/contract";
import { readKeptPlan } from "../../shared/offline/copies.ts";
import { useKept } from "../../shared/offline/useKept.ts";
import { Plan } from "./Plan.tsx";
import { PlanFailure } from "./PlanFailure.tsx";
import { PlanSkeleton } from "./PlanSkeleton.tsx";

export interface KeptPlanProps {
  readonly capsuleId: string;
  /** What the server was asked. */
  readonly query: Query<CapsuleDetail>;
}

/** The plan that this device keeps, where the server is out of reach; else why there is none. */
export default function KeptPlan({ capsuleId, query }: KeptPlanProps) {
  const plan = useKept(query, capsuleId, async () => readKeptPlan(capsuleId));
  if (plan.status === "ready") return <Plan key={plan.data.capsule.id} detail={plan.data} />;
  if (plan.status !== "failed") return <PlanSkeleton />;
  return <PlanFailure failure={plan.failure} onRetry={() => void plan.refresh()} />;
}

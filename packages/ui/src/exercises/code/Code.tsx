import type { CodeContent, CodeResponse } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { lazy, Suspense } from "react";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import type { KindProps } from "../renderer.ts";

const ReadOutput = lazy(() => import("./ReadOutput.tsx"));
const EditCode = lazy(() => import("./EditCode.tsx"));
const FillCode = lazy(() => import("./FillCode.tsx"));
const OrderLines = lazy(() => import("./OrderLines.tsx"));

/** Code to read, to put in order, to fill in or to change: each comes when it is asked for. */
export function Code(props: KindProps<CodeContent, CodeResponse>) {
  const { t } = useI18n();
  return (
    <Suspense
      fallback={
        <SkeletonRegion label={t("exercise.loading")}>
          <Skeleton shape="card" />
        </SkeletonRegion>
      }
    >
      <Task {...props} />
    </Suspense>
  );
}

function Task(props: KindProps<CodeContent, CodeResponse>) {
  const { task } = props.content;
  switch (task.type) {
    case "output":
      return <ReadOutput {...props} task={task} />;
    case "edit":
      return <EditCode {...props} task={task} />;
    case "fill":
      return <FillCode {...props} task={task} />;
    case "lines":
      return <OrderLines {...props} task={task} />;
  }
}

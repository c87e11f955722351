import type { CodeContent, CodeResponse } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Suspense } from "react";
import { lazyPart } from "../../primitives/lazy-part/lazyPart.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import type { KindProps } from "../renderer.ts";

const ReadOutput = lazyPart(() => import("./ReadOutput.tsx"));
const EditCode = lazyPart(() => import("./EditCode.tsx"));
const FillCode = lazyPart(() => import("./FillCode.tsx"));
const OrderLines = lazyPart(() => import("./OrderLines.tsx"));

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

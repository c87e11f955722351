import type { CodeContent, CodeResponse } from "@alambic/contract";
import { lazy, Suspense } from "react";
import type { KindProps } from "../renderer.ts";
import { EditCode } from "./EditCode.tsx";
import { FillCode } from "./FillCode.tsx";
import { ReadOutput } from "./ReadOutput.tsx";

const OrderLines = lazy(() => import("./OrderLines.tsx"));

/** Code to read, to put in order, to fill in or to change. */
export function Code(props: KindProps<CodeContent, CodeResponse>) {
  const { task } = props.content;
  switch (task.type) {
    case "output":
      return <ReadOutput {...props} task={task} />;
    case "edit":
      return <EditCode {...props} task={task} />;
    case "fill":
      return <FillCode {...props} task={task} />;
    case "lines":
      return (
        <Suspense fallback={<span aria-busy="true" />}>
          <OrderLines {...props} task={task} />
        </Suspense>
      );
  }
}

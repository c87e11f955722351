import type { CodeContent, CodeResponse, LinesTask } from "@alambic/contract";
import { orderingOf } from "@alambic/domain/exercises/code";
import { I18nScope } from "@alambic/i18n/react";
import { useMemo } from "react";
import { Ordering } from "../ordering/Ordering.tsx";
import type { KindProps } from "../renderer.ts";
import { codeLines } from "./Code.css.ts";

export interface OrderLinesProps extends KindProps<CodeContent, CodeResponse> {
  readonly task: LinesTask;
}

/** Lines of code to put in order, by all the ways of putting things in order. */
export default function OrderLines({
  content,
  task,
  response,
  onChange,
  ...rest
}: OrderLinesProps) {
  const ordering = useMemo(() => orderingOf(content, task), [content, task]);
  const ids = response?.answer.type === "ordered" ? response.answer.line_ids : [];
  return (
    <I18nScope namespaces={["placement"]}>
      <div dir="ltr" translate="no" className={codeLines}>
        <Ordering
          {...rest}
          content={ordering}
          response={{ content_type: "ordering", item_ids: ids }}
          onChange={({ item_ids: order }) =>
            onChange({ content_type: "code", answer: { type: "ordered", line_ids: order } })
          }
        />
      </div>
    </I18nScope>
  );
}

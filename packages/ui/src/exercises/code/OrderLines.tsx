import type { CodeContent, CodeResponse, LinesTask, Option } from "@alambic/contract";
import { orderingOf } from "@alambic/domain/exercises/code";
import { TextsScope, useI18n } from "@alambic/i18n/react";
import placement from "@alambic/i18n/texts/placement";
import { useCallback, useMemo } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { Ordering } from "../ordering/Ordering.tsx";
import { partOf } from "../placement/partOf.tsx";
import type { KindProps } from "../renderer.ts";
import { codeLines } from "./Code.css.ts";
import { indentation } from "./indentation.ts";

const texts = [placement];

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
  const { t } = useI18n();
  const said = useMemo(() => indentation(task.lines), [task]);
  const toPart = useCallback(
    (option: Option) => {
      const part = partOf(option);
      const count = said.get(option.id) ?? 0;
      if (count === 0) return part;
      const words = t("code.indented", { count });
      const content = (
        <>
          <VisuallyHidden>{words}, </VisuallyHidden>
          {part.content}
        </>
      );
      return { ...part, label: `${part.label.trimStart()} (${words})`, content };
    },
    [said, t],
  );
  const ids = response?.answer.type === "ordered" ? response.answer.line_ids : [];
  return (
    <TextsScope texts={texts}>
      <div dir="ltr" translate="no" className={codeLines}>
        <Ordering
          {...rest}
          content={ordering}
          toPart={toPart}
          response={{ content_type: "ordering", item_ids: ids }}
          onChange={({ item_ids: order }) =>
            onChange({ content_type: "code", answer: { type: "ordered", line_ids: order } })
          }
        />
      </div>
    </TextsScope>
  );
}

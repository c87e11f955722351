import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Suspense } from "react";
import type { AnyTool } from "./tools.ts";

export interface OpenToolProps {
  readonly tool: AnyTool;
}

/** A tool, once its code and texts are there. */
export function OpenTool({ tool: { Content, namespaces } }: OpenToolProps) {
  const { t } = useI18n();
  const waiting = (
    <SkeletonRegion label={t("toolbox.loading")}>
      <Skeleton shape="card" />
    </SkeletonRegion>
  );
  return (
    <Suspense fallback={waiting}>
      <I18nScope namespaces={["tools", ...namespaces]}>
        <Content />
      </I18nScope>
    </Suspense>
  );
}

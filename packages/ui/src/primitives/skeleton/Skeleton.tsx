import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { region, skeleton } from "./Skeleton.css.ts";

export const skeletonShapes = ["text", "heading", "button", "atom", "card", "row"] as const;
export const skeletonWidths = ["full", "most", "half", "third"] as const;

export interface SkeletonProps {
  readonly shape?: (typeof skeletonShapes)[number] | undefined;
  readonly width?: (typeof skeletonWidths)[number] | undefined;
}

/** Holds the place of one thing that is on its way. Stands inside a `SkeletonRegion`. */
export function Skeleton({ shape = "text", width = "full" }: SkeletonProps) {
  const own = shape === "atom" ? undefined : width;
  return <div aria-hidden="true" className={skeleton({ shape, width: own })} />;
}

export interface SkeletonRegionProps {
  /** What is loading, in words; said once to screen readers. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Says that its part of the page is loading. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  const { t } = useI18n();
  return (
    <div aria-busy="true" className={region}>
      <VisuallyHidden>
        <span role="status">{label ?? t("kit.loading")}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import { Container } from "../container/Container.tsx";
import type { ContainerWidth } from "../container/Container.tsx";
import { page } from "./Page.css.ts";

/** The id of the main landmark, where the skip link leads. */
export const mainId = "main";

export interface PageProps {
  readonly width?: ContainerWidth | "full" | undefined;
  readonly padding?: "none" | "normal" | undefined;
  /** `center` sets a short form in the middle of the screen. */
  readonly align?: "start" | "center" | undefined;
  readonly children: ReactNode;
}

/** The main landmark of a screen, once on each. */
export function Page({ width = "page", padding = "normal", align = "start", children }: PageProps) {
  return (
    <main id={mainId} tabIndex={-1} className={page({ padding, align })}>
      {width === "full" ? children : <Container width={width}>{children}</Container>}
    </main>
  );
}

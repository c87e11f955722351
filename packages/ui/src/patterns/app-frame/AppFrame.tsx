import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { mainId } from "../../primitives/page/Page.tsx";
import { frame, skipLink } from "./AppFrame.css.ts";

export interface AppFrameProps {
  /** The top bar. */
  readonly header?: ReactNode;
  /** Bars under it: offline, where the learner is. */
  readonly bars?: ReactNode;
  /** The screen: one `Page`. */
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** The bottom tab bar of a phone. */
  readonly tabBar?: ReactNode;
}

/** What stands around every screen, from the skip link down to the tab bar. */
export function AppFrame({ header, bars, children, footer, tabBar }: AppFrameProps) {
  const { t } = useI18n();
  return (
    <div className={frame}>
      <a className={skipLink} href={`#${mainId}`}>
        {t("kit.skipToContent")}
      </a>
      {header}
      {bars}
      {children}
      {footer}
      {tabBar}
    </div>
  );
}

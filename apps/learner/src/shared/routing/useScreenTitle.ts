import { useI18n } from "@alambic/i18n/react";
import { useEffect } from "react";
import { screenTitle } from "./screen-title.ts";

/** Names the screen in the title of the document. */
export function useScreenTitle(title: string): void {
  const { t } = useI18n();
  const whole = t("shell.documentTitle", { title });
  useEffect(() => {
    document.title = whole;
    screenTitle.current = title;
  }, [title, whole]);
}

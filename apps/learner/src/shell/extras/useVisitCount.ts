import { countVisit } from "@alambic/api-client/analytics";
import { useApi } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent } from "react";
import { visitedScreen } from "@alambic/domain/visits";

/** Counts the screens of who agreed to it. */
export function useVisitCount(location: string, isAllowed: boolean): void {
  const api = useApi();
  const { locale } = useI18n();
  const count = useEffectEvent((screen: ReturnType<typeof visitedScreen>) => {
    // A count that fails is not worth telling.
    countVisit(api, { screen, language: locale }).catch(() => undefined);
  });
  useEffect(() => {
    if (isAllowed) count(visitedScreen(location));
  }, [location, isAllowed]);
}

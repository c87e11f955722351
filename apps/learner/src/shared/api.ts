import { createApi } from "@alambic/api-client/core";
import { currentLocale } from "./locale/current-locale.ts";

/** The one API of this app. Its calls speak the language of the interface. */
export const api = createApi({ language: currentLocale });

/** The id of the member in force; null for a guest. */
export function memberId(): string | null {
  const { current } = api.session.state;
  return current.status === "member" ? current.user.id : null;
}

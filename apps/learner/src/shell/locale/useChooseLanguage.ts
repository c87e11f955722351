import { useSession } from "@alambic/api-client/core";
import { useUpdateMe } from "@alambic/api-client/users";
import type { Locale } from "@alambic/i18n";
import { useI18n } from "@alambic/i18n/react";
import { notify } from "../../shared/notices/notices.ts";
import { useChangeLocale } from "../../shared/locale/LocaleContext.ts";

/** Changes the language of everything, and keeps it in the profile of a member. */
export function useChooseLanguage(): (locale: Locale) => void {
  const { t } = useI18n();
  const change = useChangeLocale();
  const session = useSession();
  const updateMe = useUpdateMe();

  return (locale) => {
    void change(locale);
    if (session.status !== "member") return;
    void updateMe.run({ preferred_language: locale }).then((saved) => {
      if (!saved.ok) notify({ tone: "warning", text: t("shell.languageFailed") });
      return undefined;
    });
  };
}

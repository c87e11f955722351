import type { ReactNode } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { localeTags } from "@alambic/i18n";
import { useI18n } from "@alambic/i18n/react";
import { useNavigate } from "../navigation/NavigationProvider.tsx";

/** Hands the kit's language and navigation to the react-aria components inside it. */
export function KitLocale({ children }: { readonly children: ReactNode }) {
  const { locale } = useI18n();
  const navigate = useNavigate();
  const spoken = <I18nProvider locale={localeTags[locale]}>{children}</I18nProvider>;
  return navigate === null ? spoken : <RouterProvider navigate={navigate}>{spoken}</RouterProvider>;
}

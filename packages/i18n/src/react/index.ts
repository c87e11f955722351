export { I18nProvider } from "./I18nProvider.tsx";
export type { I18nProviderProps } from "./I18nProvider.tsx";
export { I18nScope } from "./I18nScope.tsx";
export type { I18nScopeProps } from "./I18nScope.tsx";
export { TextsScope } from "./TextsScope.tsx";
export type { TextsScopeProps } from "./TextsScope.tsx";
export { useI18n } from "./useI18n.ts";

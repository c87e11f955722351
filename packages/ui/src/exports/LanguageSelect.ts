export { LanguageSelect } from "../patterns/language-select/LanguageSelect.tsx";
export type { LanguageSelectProps } from "../patterns/language-select/LanguageSelect.tsx";

import { useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { SearchField } from "@alambic/ui/SearchField";
import { Toolbar } from "@alambic/ui/Toolbar";

export type LanguageFilter = "mine" | "all";

export interface CatalogueToolbarProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly language: LanguageFilter;
  readonly onLanguage: (language: LanguageFilter) => void;
  /** Capsules found; null while that is not known. */
  readonly total: number | null;
}

/** Search and language of the catalogue. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { words, onWords, language, onLanguage, total } = props;
  const { t } = useI18n();
  return (
    <Toolbar
      search={
        <SearchField
          label={t("catalogue.search")}
          placeholder={t("catalogue.searchHint")}
          value={words}
          onChange={onWords}
        />
      }
      filters={
        <ChipGroup
          legend={t("catalogue.language")}
          options={[
            { value: "mine", label: t("catalogue.languageMine") },
            { value: "all", label: t("catalogue.languageAll") },
          ]}
          value={language}
          onChange={onLanguage}
        />
      }
      count={total === null ? undefined : t("catalogue.results", { count: total })}
    />
  );
}

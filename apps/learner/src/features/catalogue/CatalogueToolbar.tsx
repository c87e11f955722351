import { useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { Inline } from "@alambic/ui/Inline";
import { SearchField } from "@alambic/ui/SearchField";
import { Toolbar } from "@alambic/ui/Toolbar";
import type { LanguageFilter, LevelFilter } from "./CatalogueQuery.ts";

export interface CatalogueToolbarProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly language: LanguageFilter;
  readonly onLanguage: (language: LanguageFilter) => void;
  readonly level: LevelFilter;
  readonly onLevel: (level: LevelFilter) => void;
  /** What was found, in words; nothing while that is not known. */
  readonly count: string | undefined;
}

const levels = ["beginner", "intermediate", "advanced"] as const;

/** Search, language and level of the catalogue. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { words, onWords, language, onLanguage, level, onLevel, count } = props;
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
        <Inline gap="medium">
          <ChipGroup
            legend={t("catalogue.language")}
            options={[
              { value: "mine", label: t("catalogue.languageMine") },
              { value: "all", label: t("catalogue.languageAll") },
            ]}
            value={language}
            onChange={onLanguage}
          />
          <ChipGroup
            legend={t("catalogue.level")}
            options={[
              { value: "all", label: t("catalogue.levelAll") },
              ...levels.map((value) => ({
                value,
                label: t("catalogue.levelName", { level: value }),
              })),
            ]}
            value={level}
            onChange={onLevel}
          />
        </Inline>
      }
      count={count}
    />
  );
}

import type { Pages } from "@alambic/api-client/core";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Grid } from "@alambic/ui/Grid";
import { SearchField } from "@alambic/ui/SearchField";
import { Stack } from "@alambic/ui/Stack";
import { Toolbar } from "@alambic/ui/Toolbar";
import { useState } from "react";
import { skillLabel } from "../../shared/texts/skillLabel.ts";
import { filterCapsules } from "./filterCapsules.ts";
import { LibraryCard } from "./LibraryCard.tsx";

export interface LibraryShelfProps {
  readonly capsules: Pages<Capsule>;
  readonly onMore: () => void;
}

/** The learner's capsules, searched as one types. */
export function LibraryShelf({ capsules, onMore }: LibraryShelfProps) {
  const texts = useI18n();
  const { t, locale } = texts;
  const [words, setWords] = useState("");
  const [language, setLanguage] = useState<"mine" | "all">("all");

  const found = filterCapsules(
    capsules.items,
    { words, language: language === "mine" ? locale : null },
    (capsule) => [
      t("member.domain", { domain: capsule.domain }),
      t("member.instructionLanguage", { language: capsule.language }),
      skillLabel(texts, capsule.main_skill),
    ],
  );
  const clear = () => {
    setWords("");
    setLanguage("all");
  };

  return (
    <Stack gap="large">
      <Toolbar
        search={
          <SearchField
            label={t("library.search")}
            placeholder={t("library.searchHint")}
            value={words}
            onChange={setWords}
          />
        }
        filters={
          <ChipGroup
            legend={t("library.language")}
            options={[
              { value: "all", label: t("library.languageAll") },
              { value: "mine", label: t("library.languageMine") },
            ]}
            value={language}
            onChange={setLanguage}
          />
        }
        count={t("library.count", { count: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState
          illustration="bubbles"
          title={t("library.nothingTitle")}
          actions={
            <Button variant="secondary" onPress={clear}>
              {t("library.clear")}
            </Button>
          }
        >
          {t("library.nothingText")}
        </EmptyState>
      ) : (
        <Grid columns="cards">
          {found.map((capsule) => (
            <LibraryCard key={capsule.id} capsule={capsule} />
          ))}
        </Grid>
      )}
      {capsules.hasMore ? (
        <Button variant="secondary" onPress={onMore}>
          {t("library.more")}
        </Button>
      ) : null}
    </Stack>
  );
}

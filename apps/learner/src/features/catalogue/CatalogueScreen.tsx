import { useListPublicCapsules } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useDeferredValue, useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { CreateCapsuleButton } from "../../shared/screen/CreateCapsuleButton.tsx";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { CatalogueResults } from "./CatalogueResults.tsx";
import { CatalogueToolbar } from "./CatalogueToolbar.tsx";
import type { LanguageFilter } from "./CatalogueToolbar.tsx";
import { groupByDomain } from "./groupByDomain.ts";
import { isFew } from "./isFew.ts";
import { useFolding } from "./useFolding.ts";

/** All capsules that a member can join. */
export default withFormats(function CatalogueScreen() {
  const { t, locale } = useI18n();
  const [words, setWords] = useState("");
  const [language, setLanguage] = useState<LanguageFilter>("mine");
  const search = useDeferredValue(words.trim());
  const catalogue = useListPublicCapsules({
    ...(language === "mine" ? { language: locale } : {}),
    ...(search === "" ? {} : { search }),
  });
  const folding = useFolding();
  const groups = catalogue.status === "ready" ? groupByDomain(catalogue.data.items) : [];
  const total = catalogue.status === "ready" ? catalogue.data.total : 0;
  const counts = {
    domains: groups.length,
    capsules: total,
    open: isFew(total) ? null : groups.filter(({ domain }) => folding.isOpen(domain)).length,
  };

  return (
    <TrailedScreen
      title={t("catalogue.title")}
      trail={[{ label: t("member.capsules"), href: paths.capsules }]}
    >
      <Stack gap="large">
        <Grid columns="head">
          <Stack gap="small">
            <Heading level={1}>{t("catalogue.title")}</Heading>
            <Text size="large" tone="second">
              {t("catalogue.lead")}
            </Text>
          </Stack>
          <CreateCapsuleButton />
        </Grid>
        <CatalogueToolbar
          words={words}
          onWords={setWords}
          language={language}
          onLanguage={setLanguage}
          counts={catalogue.status === "ready" ? counts : null}
        />
        <CatalogueResults
          catalogue={catalogue}
          groups={groups}
          folding={folding}
          narrowed={search !== ""}
          onClear={() => {
            setWords("");
            setLanguage("all");
          }}
        />
      </Stack>
    </TrailedScreen>
  );
});

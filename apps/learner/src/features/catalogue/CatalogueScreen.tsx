import { useListPublicCapsules } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Plus } from "@alambic/ui/icons";
import { useDeferredValue, useState } from "react";
import { paths } from "../../app/routing/paths.ts";
import { Screen } from "../../app/shell/Screen.tsx";
import { openCreation } from "../../app/shell/shell-state.ts";
import { CatalogueResults } from "./CatalogueResults.tsx";
import { CatalogueToolbar } from "./CatalogueToolbar.tsx";
import type { LanguageFilter } from "./CatalogueToolbar.tsx";

/** All capsules that a member can join. */
export default function CatalogueScreen() {
  const { t, locale } = useI18n();
  const [words, setWords] = useState("");
  const [language, setLanguage] = useState<LanguageFilter>("mine");
  const search = useDeferredValue(words.trim());
  const catalogue = useListPublicCapsules({
    ...(language === "mine" ? { language: locale } : {}),
    ...(search === "" ? {} : { search }),
  });
  const total = catalogue.status === "ready" ? catalogue.data.total : null;

  return (
    <Screen
      title={t("catalogue.title")}
      trail={[{ label: t("shell.capsules"), href: paths.capsules }]}
    >
      <Stack gap="large">
        <Inline justify="between" align="end" gap="large">
          <Stack gap="small">
            <Heading level={1}>{t("catalogue.title")}</Heading>
            <Text size="large" tone="second">
              {t("catalogue.lead")}
            </Text>
          </Stack>
          <Button icon={Plus} onPress={() => openCreation()}>
            {t("shell.createCapsule")}
          </Button>
        </Inline>
        <CatalogueToolbar
          words={words}
          onWords={setWords}
          language={language}
          onLanguage={setLanguage}
          total={total}
        />
        <CatalogueResults
          catalogue={catalogue}
          narrowed={search !== ""}
          onClear={() => {
            setWords("");
            setLanguage("all");
          }}
        />
      </Stack>
    </Screen>
  );
}

import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useDeferredValue, useState } from "react";
import { useSearch } from "wouter/use-browser-location";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { CreateCapsuleButton } from "../../shared/screen/CreateCapsuleButton.tsx";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { CatalogueByDomain } from "./CatalogueByDomain.tsx";
import { domainIn } from "./CatalogueQuery.ts";
import type { CatalogueQuery, LanguageFilter, LevelFilter } from "./CatalogueQuery.ts";
import { CatalogueToolbar } from "./CatalogueToolbar.tsx";
import { CatalogueOfDomain } from "./CatalogueOfDomain.tsx";

/** All capsules that a member can join, by domain or those of one. */
export default withFormats(function CatalogueScreen() {
  const { t, locale } = useI18n();
  const [words, setWords] = useState("");
  const [language, setLanguage] = useState<LanguageFilter>("mine");
  const [level, setLevel] = useState<LevelFilter>("all");
  const [count, setCount] = useState<string>();
  const domain = domainIn(useSearch());
  const search = useDeferredValue(words.trim());
  const query: CatalogueQuery = {
    ...(language === "mine" ? { language: locale } : {}),
    ...(level === "all" ? {} : { level }),
    ...(search === "" ? {} : { search }),
  };
  const found = {
    query,
    narrowed: search !== "" || level !== "all",
    onCount: setCount,
    onClear: () => {
      setWords("");
      setLevel("all");
      setLanguage("all");
    },
  };
  const title = domain === null ? t("catalogue.title") : t("member.domain", { domain });
  const trail = [{ label: t("member.capsules"), href: paths.capsules }];

  return (
    <TrailedScreen
      title={title}
      trail={domain === null ? trail : [...trail, { label: title, href: paths.domain(domain) }]}
    >
      <Stack gap="large">
        <Grid columns="head">
          <Stack gap="small">
            <Heading level={1}>{title}</Heading>
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
          level={level}
          onLevel={setLevel}
          count={count}
        />
        {domain === null ? (
          <CatalogueByDomain {...found} />
        ) : (
          <CatalogueOfDomain key={domain} domain={domain} {...found} />
        )}
      </Stack>
    </TrailedScreen>
  );
});

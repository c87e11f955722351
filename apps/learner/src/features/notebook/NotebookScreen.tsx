import { useI18n } from "@alambic/i18n/react";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { Notebook } from "../../shared/notebook/Notebook.tsx";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";

/** All notes of a member. */
export default withFormats(function NotebookScreen() {
  const { t } = useI18n();
  return (
    <TrailedScreen title={t("notes.title")} trail={[{ label: t("notes.title"), href: "/notes" }]}>
      <Stack gap="large">
        <Heading level={1}>{t("notes.title")}</Heading>
        <Notebook />
      </Stack>
    </TrailedScreen>
  );
});

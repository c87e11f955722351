import { I18nScope, useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { useId } from "react";
import { paths } from "../../shared/routing/paths.ts";
import { toolFaces } from "../../shared/toolbox/toolFaces.ts";

/** The tools of the toolbox, each a press away. */
export default function ToolLinks() {
  return (
    <I18nScope namespaces={["toolbox"]}>
      <Links />
    </I18nScope>
  );
}

function Links() {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Heading level={2} size="title" id={titleId}>
          {t("toolbox.title")}
        </Heading>
        <Inline>
          {toolFaces.map(({ id, icon }) => (
            <ButtonLink key={id} href={paths.tool(id)} variant="secondary" icon={icon}>
              {t(`toolbox.${id}.name`)}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

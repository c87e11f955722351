import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Icon } from "@alambic/ui/Icon";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowRight } from "@alambic/ui/icons";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { OpenTool } from "./OpenTool.tsx";
import { findTool, tools } from "./tools.ts";
import type { AnyTool } from "./tools.ts";

/** All tools, or the one that the address names. */
export default withFormats(function ToolboxScreen({ params }: ScreenProps) {
  const tool = findTool(params["tool"]);
  if (tool !== undefined) return <ToolScreen tool={tool} />;
  return params["tool"] === undefined ? <ToolsScreen /> : <UnknownTool />;
});

function ToolsScreen() {
  const { t } = useI18n();
  return (
    <TrailedScreen
      title={t("toolbox.title")}
      trail={[{ label: t("toolbox.title"), href: paths.toolbox }]}
    >
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t("toolbox.title")}</Heading>
          <Text size="large" tone="second">
            {t("toolbox.lead")}
          </Text>
        </Stack>
        <Grid columns="cards">
          {tools.map(({ id, icon }) => (
            <Card key={id} as="section" labelledBy={`tool-${id}`}>
              <Stack gap="medium" grows justify="between">
                <Stack gap="medium">
                  <Icon icon={icon} size="large" />
                  <Stack gap="xsmall">
                    <Heading level={2} size="large" id={`tool-${id}`}>
                      {t(`toolbox.${id}.name`)}
                    </Heading>
                    <Text tone="second">{t(`toolbox.${id}.text`)}</Text>
                  </Stack>
                </Stack>
                <ButtonLink
                  href={paths.tool(id)}
                  variant="secondary"
                  iconEnd={ArrowRight}
                  describedBy={`tool-${id}`}
                >
                  {t("toolbox.open")}
                </ButtonLink>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </TrailedScreen>
  );
}

interface ToolScreenProps {
  readonly tool: AnyTool;
}

function ToolScreen({ tool }: ToolScreenProps) {
  const { t } = useI18n();
  const name = t(`toolbox.${tool.id}.name`);
  return (
    <TrailedScreen
      title={name}
      trail={[
        { label: t("toolbox.title"), href: paths.toolbox },
        { label: name, href: paths.tool(tool.id) },
      ]}
      width="reading"
    >
      <Stack gap="medium">
        <Heading level={1}>{name}</Heading>
        <OpenTool tool={tool} />
      </Stack>
    </TrailedScreen>
  );
}

function UnknownTool() {
  const { t } = useI18n();
  return (
    <TrailedScreen
      title={t("toolbox.title")}
      trail={[{ label: t("toolbox.title"), href: paths.toolbox }]}
    >
      <EmptyState
        level={1}
        illustration="flask"
        title={t("toolbox.unknownTitle")}
        actions={<ButtonLink href={paths.toolbox}>{t("toolbox.all")}</ButtonLink>}
      />
    </TrailedScreen>
  );
}

import { I18nScope, useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { paths } from "../../shared/routing/paths.ts";
import { toolFaces } from "../../shared/toolbox/toolFaces.ts";
import { LinksCard } from "./LinksCard.tsx";

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
  return (
    <LinksCard title={t("toolbox.title")}>
      {toolFaces.map(({ id, icon }) => (
        <ButtonLink key={id} href={paths.tool(id)} variant="secondary" icon={icon}>
          {t(`toolbox.${id}.name`)}
        </ButtonLink>
      ))}
    </LinksCard>
  );
}

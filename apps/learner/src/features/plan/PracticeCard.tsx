import type { Capsule } from "@alambic/contract";
import { unlockedBy } from "@alambic/domain/disciplines";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { useId } from "react";
import { capsuleParameter, paths } from "../../shared/routing/paths.ts";
import { toolFaces } from "../../shared/toolbox/toolFaces.ts";
import type { ToolId } from "../../shared/toolbox/toolFaces.ts";

/** What a capsule can be practised with besides its lessons, by what it was classified as. */
const practised: Partial<Record<ToolId, (capsule: Capsule) => boolean>> = {
  vocabulary: ({ domain }) => domain === "languages",
  alphabets: (capsule) => unlocks("alphabet", capsule),
  debate: (capsule) => unlocks("debate", capsule),
  code: (capsule) => unlocks("code_notebook", capsule),
};

function unlocks(discipline: Parameters<typeof unlockedBy>[0], { domain, main_skill }: Capsule) {
  return unlockedBy(discipline, { domain, skill: main_skill, kinds: new Set() });
}

/** The tools that belong to a capsule one is enrolled in; nothing where there are none. */
export function PracticeCard({ capsule }: { readonly capsule: Capsule }) {
  const { t } = useI18n();
  const titleId = useId();
  const tools = toolFaces.filter(({ id }) => practised[id]?.(capsule) === true);
  if (!capsule.is_enrolled || tools.length === 0) return null;
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="medium">
        <Heading level={2} size="title" id={titleId}>
          {t("moreOfPlan.practice")}
        </Heading>
        <Inline>
          {tools.map(({ id, icon }) => (
            <ButtonLink
              key={id}
              // Who reads none of it leaves it alone.
              href={`${paths.tool(id)}?${capsuleParameter}=${capsule.id}`}
              variant="secondary"
              size="small"
              icon={icon}
            >
              {t(`toolbox.${id}.name`)}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

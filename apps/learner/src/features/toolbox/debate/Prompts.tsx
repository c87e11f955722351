import type { LinkedCapsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";

export interface PromptsProps {
  readonly capsules: readonly LinkedCapsule[];
  readonly onBegin: (question: string, capsuleId: string) => void;
}

const mostCapsules = 2;

/** Questions to begin with, of the domains of the capsules that were used last, not of what these teach. */
export function Prompts({ capsules, onBegin }: PromptsProps) {
  const { t } = useI18n();
  return capsules.slice(0, mostCapsules).map(({ id, title, domain }) => (
    <Stack key={id} as="section" gap="small" labelledBy={`prompts-${id}`}>
      <Heading level={3} size="large" id={`prompts-${id}`}>
        {t("debate.prompts", { capsule: title })}
      </Heading>
      {[t("debate.prompt.first", { domain }), t("debate.prompt.second", { domain })].map(
        (question) => (
          <Button key={question} variant="secondary" onPress={() => onBegin(question, id)}>
            {question}
          </Button>
        ),
      )}
    </Stack>
  ));
}

import { useI18n } from "@alambic/i18n/react";
import { CapsuleRows } from "@alambic/ui/CapsuleRows";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { useId } from "react";
import type { ReactNode } from "react";
import { useForeignLanguage } from "../capsules/useForeignLanguage.ts";
import { paths } from "../routing/paths.ts";
import { useByteSize } from "./useByteSize.ts";
import { useCopies } from "./useCopies.ts";

export interface KeptCapsulesProps {
  /** Stands there where nothing is kept. */
  readonly otherwise?: ReactNode;
}

/** The capsules that the member can learn with on this device without a network. */
export function KeptCapsules({ otherwise = null }: KeptCapsulesProps) {
  const { t } = useI18n();
  const titleId = useId();
  const size = useByteSize();
  const foreign = useForeignLanguage();
  const copies = useCopies();
  if (copies === undefined) return null;
  if (copies.length === 0) return otherwise;
  return (
    <Card as="section" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Heading level={2} size="title" id={titleId}>
          {t("offline.onDevice")}
        </Heading>
        <CapsuleRows
          capsules={copies.map(({ detail: { capsule }, lessons }) => ({
            id: capsule.id,
            href: paths.plan(capsule),
            title: capsule.title,
            lang: foreign(capsule.language),
            icon: capsule.icon,
            domain: capsule.domain,
            text: t("offline.keptOf", {
              kept: lessons.filter((line) => !line.is_online_only).length,
              count: capsule.lesson_count,
              size: size(lessons.reduce((sum, { bytes }) => sum + bytes, 0)),
            }),
          }))}
        />
      </Stack>
    </Card>
  );
}

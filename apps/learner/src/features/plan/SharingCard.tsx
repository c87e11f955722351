import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Share } from "@alambic/ui/icons";
import { lazy, Suspense, useId, useState } from "react";
import { sharingOf } from "./sharingOf.ts";
import { useSharingTexts } from "./useSharingTexts.ts";

const ShareDialog = lazy(() => import("./ShareDialog.tsx"));
const UnshareDialog = lazy(() => import("./UnshareDialog.tsx"));

export interface SharingCardProps {
  readonly capsule: Capsule;
}

/** Shares one's own capsule with the community, or stops; nothing for whoever can do neither. */
export function SharingCard({ capsule }: SharingCardProps) {
  const { t } = useI18n();
  const titleId = useId();
  const [asked, setAsked] = useState<"share" | "unshare" | null>(null);
  const sharing = sharingOf(capsule);
  const texts = useSharingTexts(sharing);
  const close = () => setAsked(null);
  if (texts === null) return null;
  const isSharable = sharing.kind === "sharable";
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="medium" align="start">
        <Heading level={2} size="title" id={titleId}>
          {texts.title}
        </Heading>
        <Text>{texts.text}</Text>
        {sharing.kind === "barred" ? null : (
          <Button
            variant="secondary"
            size="small"
            icon={isSharable ? Share : undefined}
            onPress={() => setAsked(isSharable ? "share" : "unshare")}
          >
            {isSharable ? t("moreOfPlan.share") : t("moreOfPlan.unshare")}
          </Button>
        )}
      </Stack>
      <Suspense fallback={null}>
        {asked === "share" ? <ShareDialog capsule={capsule} onClose={close} /> : null}
        {asked === "unshare" ? <UnshareDialog capsule={capsule} onClose={close} /> : null}
      </Suspense>
    </Card>
  );
}

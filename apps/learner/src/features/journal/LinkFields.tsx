import { useListMyCapsules } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Select } from "@alambic/ui/Select";
import { Suspense } from "react";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import type { LinkChoicesProps } from "./LinkChoices.tsx";

const LinkChoices = lazyIfThere(() => import("./LinkChoices.tsx"));

export type LinkFieldsProps = Omit<LinkChoicesProps, "capsules">;

/** Which capsule and lesson an entry is about; nothing for who has joined none. */
export function LinkFields(props: LinkFieldsProps) {
  const { t } = useI18n();
  const mine = useListMyCapsules();
  const capsules = mine.status === "ready" ? mine.data.items : [];
  if (capsules.length === 0) return null;
  const placeholder = (
    <Grid columns="halves" gap="medium">
      <Select
        disabled
        label={t("journal.capsule")}
        placeholder={t("journal.noCapsule")}
        value=""
        options={[]}
      />
    </Grid>
  );
  return (
    <Suspense fallback={placeholder}>
      <LinkChoices {...props} capsules={capsules} />
    </Suspense>
  );
}

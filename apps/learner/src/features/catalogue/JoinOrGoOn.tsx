import { useEnrollInCapsule } from "@alambic/api-client/capsules";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { ArrowRight } from "@alambic/ui/icons";
import { useEffect, useRef, useState } from "react";
import { nextLesson } from "../../shared/capsules/nextLesson.ts";
import { notify } from "../../shared/notices/notices.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface JoinOrGoOnProps {
  readonly capsule: Capsule;
}

/** Joins a capsule; the button then becomes the way into its first lesson, and keeps the focus. */
export function JoinOrGoOn({ capsule }: JoinOrGoOnProps) {
  const { t } = useI18n();
  const enroll = useEnrollInCapsule();
  const [hasJoined, setJoined] = useState(false);
  const way = useRef<HTMLAnchorElement>(null);
  const title = <VisuallyHidden>{capsule.title}</VisuallyHidden>;
  const { is_enrolled: isEnrolled } = capsule;
  useEffect(() => {
    if (hasJoined && isEnrolled) way.current?.focus();
  }, [hasJoined, isEnrolled]);

  if (isEnrolled) {
    const next = nextLesson(capsule);
    if (next === null) return null;
    const isBegun = capsule.progress_percentage > 0 || next.atoms_completed > 0;
    return (
      <ButtonLink
        ref={way}
        href={paths.lesson(next.molecule_id)}
        variant="secondary"
        size="small"
        iconEnd={ArrowRight}
      >
        {isBegun ? t("catalogue.continue") : t("catalogue.start")} {title}
      </ButtonLink>
    );
  }
  const join = async () => {
    const joined = await enroll.run({ capsule_id: capsule.id });
    if (joined.ok) setJoined(true);
    else notify({ tone: "wrong", text: t("catalogue.enrolFailed") });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      pending={enroll.status === "running"}
      onPress={() => void join()}
    >
      {t("member.enrol")} {title}
    </Button>
  );
}

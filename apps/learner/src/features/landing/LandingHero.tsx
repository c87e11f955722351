import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Hero, HeroPicture } from "@alambic/ui/Hero";
import { MoleculePicture } from "@alambic/ui/MoleculePicture";
import type { MoleculeLesson } from "@alambic/ui/MoleculePicture";
import { paths } from "../../shared/routing/paths.ts";
import { sampleId } from "./Sample.tsx";

const lessonCount = 12;
const doneCount = 3;

const lessons = Array.from({ length: lessonCount }, (_, index): MoleculeLesson => {
  const lesson = { id: String(index), number: index + 1 };
  if (index < doneCount) return { ...lesson, state: "done", progress: 1 };
  if (index === doneCount) return { ...lesson, state: "current", progress: 0.55 };
  return { ...lesson, state: "locked", progress: 0 };
});

/** The promise, the first step, and a capsule to look at. */
export function LandingHero() {
  const { t, rich } = useI18n();
  return (
    <Hero
      title={t("landing.heroTitle")}
      lead={t("landing.heroLead")}
      actions={
        <>
          <ButtonLink href={paths.register} size="large">
            {t("landing.heroStart")}
          </ButtonLink>
          <ButtonLink href={`#${sampleId}`} size="large" variant="secondary">
            {t("landing.heroTry")}
          </ButtonLink>
        </>
      }
      picture={
        <HeroPicture
          chip={t("landing.heroCapsule")}
          note={rich("landing.heroSource", { strong: (words) => <strong>{words}</strong> })}
        >
          <MoleculePicture lessons={lessons} label={t("landing.heroPicture")} />
        </HeroPicture>
      }
    />
  );
}

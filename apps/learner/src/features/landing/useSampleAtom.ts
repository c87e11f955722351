import type { QuizExercise } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { PlayableAtom } from "@alambic/ui/ExercisePlayer";

/** An exercise as it comes in a lesson, in the language of the page. */
export function useSampleAtom(): PlayableAtom {
  const { t } = useI18n();
  const exercise: QuizExercise = {
    content_type: "quiz",
    content: {
      prompt: t("landing.samplePrompt"),
      multiple: false,
      choices: [
        { id: "oxygen", text: t("landing.sampleOxygen") },
        { id: "carbon", text: t("landing.sampleCarbon") },
        { id: "nitrogen", text: t("landing.sampleNitrogen") },
      ],
      correct_choice_ids: ["carbon"],
      explanation: t("landing.sampleExplanation"),
    },
  };
  return {
    id: "sample",
    title: t("landing.sampleItemTitle"),
    metadata: { source: { quote: t("landing.sampleQuote"), title: t("landing.sampleSource") } },
    ...exercise,
  };
}

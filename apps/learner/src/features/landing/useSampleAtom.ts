import type { QuizExercise } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { PlayableAtom } from "@alambic/ui/ExercisePlayer";

/** An exercise as it comes in a lesson, in the language of the page. */
export function useSampleAtom(): PlayableAtom {
  const { t } = useI18n();
  const exercise: QuizExercise = {
    content_type: "quiz",
    content: {
      prompt: t("sample.prompt"),
      multiple: false,
      choices: [
        { id: "oxygen", text: t("sample.oxygen") },
        { id: "carbon", text: t("sample.carbon") },
        { id: "nitrogen", text: t("sample.nitrogen") },
      ],
      correct_choice_ids: ["carbon"],
      explanation: t("sample.explanation"),
    },
  };
  return {
    id: "sample",
    title: t("sample.itemTitle"),
    metadata: { source: { quote: t("sample.quote"), title: t("sample.source") } },
    ...exercise,
  };
}

import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { ExercisePlayer } from "@alambic/ui/ExercisePlayer";
import { useState } from "react";
import { useSampleAtom } from "./useSampleAtom.ts";

/** One exercise that is played on the page alone: it is scored here, and nothing is sent. */
export default function SampleExercise() {
  const { locale } = useI18n();
  const atom = useSampleAtom();
  const [turn, setTurn] = useState(0);
  return (
    <Card padding="none">
      <ExercisePlayer
        key={`${turn} ${locale}`}
        atom={atom}
        language={locale}
        focused={turn > 0}
        onAnswer={() => "scored"}
        onContinue={() => setTurn(turn + 1)}
      />
    </Card>
  );
}

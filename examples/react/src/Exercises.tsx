import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import placement from "@alambic/i18n/messages/en/placement";
import { Exercise } from "@alambic/ui/Exercise";
import type { CheckedAnswer } from "@alambic/ui/Exercise";
import fillInBlank from "@alambic/ui/exercises/fill-in-blank";
import matching from "@alambic/ui/exercises/matching";
import quiz from "@alambic/ui/exercises/quiz";
import { useState } from "react";
import { choice, damaged, gaps, pairs } from "./content.ts";

const messages = { ...kit, ...exercise, ...placement };

/** Each kind is imported by the page that plays it; what is not imported is not loaded. */
const exercises = [
  { name: "choice", kind: quiz, content: choice },
  { name: "matching", kind: matching, content: pairs },
  { name: "gaps", kind: fillInBlank, content: gaps },
  { name: "damaged", kind: quiz, content: damaged },
] as const;

export function Exercises() {
  const [results, setResults] = useState<Readonly<Record<string, CheckedAnswer>>>({});
  return (
    <>
      {exercises.map(({ name, kind, content }) => (
        <section key={name} aria-label={name}>
          <Exercise
            kind={kind}
            content={content}
            language="en"
            messages={messages}
            onChecked={(answer) => setResults((before) => ({ ...before, [name]: answer }))}
          />
        </section>
      ))}
      <p>
        Scores:{" "}
        <output>
          {Object.entries(results)
            .map(([name, { score, outcome }]) => `${name} ${score} (${outcome})`)
            .join(", ")}
        </output>
      </p>
    </>
  );
}

import { ArgTypes, Markdown, Source } from "@storybook/addon-docs/blocks";
import { lazy, Suspense } from "react";
import { Exercise } from "@alambic/ui/Exercise";
import { elementCode, kindOf, reactCode } from "./usage-code.ts";
import type { AskedExercise } from "./usage-code.ts";

interface ExerciseUsageProps {
  readonly exercise: AskedExercise;
  readonly parameters: Readonly<Record<string, unknown>>;
}

// The contract is large, and of use on these pages alone.
const ContentTypes = lazy(() => import("./ContentTypes.tsx"));

/** How a kind of exercise comes into a page of others, and what its content holds. */
export function ExerciseUsage({ exercise, parameters }: ExerciseUsageProps) {
  return (
    <>
      <h2 id="usage">Usage</h2>
      <h3>In React</h3>
      <Source dark language="tsx" code={reactCode(kindOf(parameters), exercise)} />
      <h3>Properties of Exercise</h3>
      <ArgTypes of={Exercise} sort="requiredFirst" />
      <h3>In plain HTML</h3>
      <Source dark language="html" code={elementCode(exercise)} />
      <h2 id="content-types">What its content holds</h2>
      <Markdown>
        The types of `@alambic/contract`, with their bounds. Content that breaks one is refused in
        words, and `onRefused` is told where and why.
      </Markdown>
      <Suspense>
        <ContentTypes contentType={exercise.content_type} />
      </Suspense>
    </>
  );
}

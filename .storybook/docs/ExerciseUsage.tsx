import { ArgTypes, Markdown, Source } from "@storybook/addon-docs/blocks";
import { lazy, Suspense } from "react";
import { Exercise } from "@alambic/ui/Exercise";
import { PropertyTypes } from "./PropertyTypes.tsx";
import { elementCode, kindOf, reactCode } from "./usage-code.ts";
import type { AskedExercise } from "./usage-code.ts";

interface ExerciseUsageProps {
  readonly exercise: AskedExercise;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const elementNotes = `
| Attribute | Says |
| --- | --- |
| \`language\` | \`fr\`, \`en\` or \`nl\`; that of the page unless said |
| \`theme\` | \`light\`, \`dark\` or \`contrast\`; that of the device unless said |
| \`pictures\` | where the shipped pictures are served from |

| Event | Tells, in its \`detail\` |
| --- | --- |
| \`response\` | the response so far |
| \`checked\` | an answer with its score, or that the right one was shown |
| \`completed\` | the same, when there is no more to do |
| \`refused\` | what is wrong with the content, and where |

Events bubble. Beside \`content_type\` and \`content\`, the data may hold \`title\`, \`hint\` and \`source\`; a
script can set them all as the property \`exercise\`.`;

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
      <PropertyTypes component={Exercise} />
      <h3>In plain HTML</h3>
      <Source dark language="html" code={elementCode(exercise)} />
      <Markdown>{elementNotes}</Markdown>
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

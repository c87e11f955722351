import { Source } from "@storybook/addon-docs/blocks";
import { elementCode, importCode, kindOf, readExercise, reactCode } from "./usage-code.ts";

interface UsageProps {
  readonly component: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** How a component comes into a page: to be copied. */
export function Usage({ component, args, parameters }: UsageProps) {
  const exercise = readExercise(args["exercise"]);
  if (exercise !== undefined) {
    return (
      <>
        <h2 id="usage">Usage</h2>
        <h3>In React</h3>
        <Source dark language="tsx" code={reactCode(kindOf(parameters), exercise)} />
        <h3>In plain HTML</h3>
        <Source dark language="html" code={elementCode(exercise)} />
      </>
    );
  }
  const code = importCode(component);
  return code === undefined ? null : (
    <div className="alambic-import">
      <Source dark language="tsx" code={code} />
    </div>
  );
}

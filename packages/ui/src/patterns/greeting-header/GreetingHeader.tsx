import type { ReactNode } from "react";
import { dataOf } from "../../primitives/field/dataOf.ts";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { date as dateClass, header, words } from "./GreetingHeader.css.ts";

export interface GreetingHeaderProps {
  /** Today, written for the language. */
  readonly date: string;
  /** Says to the learner what there is to do, in a sentence. */
  readonly greeting: string;
  /** A `StatRow`. */
  readonly stats?: ReactNode;
}

/** What is longer is written smaller, so that it stays on two lines. */
const longestLarge = 34;

/** The head of the dashboard: it greets, names the next step, and shows a few figures. */
export function GreetingHeader(props: GreetingHeaderProps) {
  const { date, greeting, stats } = props;
  return (
    <div {...dataOf(props)} className={header}>
      <div className={words}>
        <p className={dateClass}>{date}</p>
        <Heading level={1} size={greeting.length > longestLarge ? "heading" : "page"}>
          {greeting}
        </Heading>
      </div>
      {stats}
    </div>
  );
}

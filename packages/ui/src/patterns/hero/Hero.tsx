import type { ReactNode } from "react";
import { Container } from "../../primitives/container/Container.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { actions as actionsClass, columns, hero, lead as leadClass, words } from "./Hero.css.ts";

export interface HeroProps {
  /** What this is, in a few words. */
  readonly title: string;
  readonly lead: string;
  /** The first step, and one beside it at most. */
  readonly actions: ReactNode;
  /** A `HeroPicture`. */
  readonly picture: ReactNode;
}

/** The first thing a visitor sees: the promise, the first step, and what it looks like. */
export function Hero({ title, lead, actions, picture }: HeroProps) {
  return (
    <div className={hero}>
      <Container>
        <div className={columns}>
          <div className={words}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <p className={leadClass}>{lead}</p>
            <div className={actionsClass}>{actions}</div>
          </div>
          {picture}
        </div>
      </Container>
    </div>
  );
}

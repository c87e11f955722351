import { useState } from "react";
import { Link } from "../../primitives/link/Link.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { SearchHead } from "../parts/SearchHead.tsx";
import { Section, withNames } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { find } from "./findable.ts";
import type { Findable } from "./findable.ts";
import { entry, list } from "./finder.css.ts";

export interface ComponentFinderProps {
  /** What there is to find, as its pages say it. */
  readonly components: readonly Findable[];
}

function countOf(found: number): string {
  if (found === 0) return "Nothing is called so. Try a plain word, in English, French or Dutch.";
  return found === 1 ? "1 component" : `${found} components`;
}

/** The components by what somebody wants to do, and a search in three languages among them. */
export function ComponentFinder({ components }: ComponentFinderProps) {
  const [wanted, setWanted] = useState("");
  const found = find(components, wanted);
  const tasks = Map.groupBy(found, ({ task }) => task);
  return (
    <Sheet>
      <SearchHead
        label="Search components"
        placeholder="toast, bouton, keuzelijst…"
        value={wanted}
        onChange={setWanted}
        count={countOf(found.length)}
      />
      {[...tasks].map(([task, entries]) => (
        <Section key={task} title={task}>
          <ul className={list}>
            {entries.map((component) => (
              <Entry key={component.title} {...component} />
            ))}
          </ul>
        </Section>
      ))}
    </Sheet>
  );
}

function Entry({ title, purpose, notFor }: Findable) {
  return (
    <li className={entry}>
      <span>
        <Link href={pageOf(title)} variant="standalone">
          {title.split("/").at(-1)}
        </Link>
      </span>
      <Text measured>{withNames(purpose)}</Text>
      {notFor === "" ? null : (
        <Text measured size="small" tone="second">
          Something else: {withNames(notFor)}
        </Text>
      )}
    </li>
  );
}

/** The address of a component's page, as Storybook makes it of its title. */
function pageOf(title: string): string {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `./?path=/docs/${id}--docs`;
}

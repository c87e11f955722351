import { inlineVars } from "../../tokens/inlineVars.ts";
import { gaps, space } from "../../tokens/space.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { bar, block, length, note, pair, row, rows } from "./space.css.ts";

const pixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

/** Each step with its length, and each gap between two things. */
export function Steps() {
  return (
    <Sheet>
      <Section title="Steps" text="The name counts the steps of 4 px: 6 is 24 px.">
        <div className={rows}>
          {Object.entries(space).map(([name, value]) => (
            <div key={name} className={row}>
              <Name>{`space[${name}]`}</Name>
              <span className={note}>{pixels(value)}</span>
              <span className={bar} style={inlineVars({ [length]: value })} />
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Gaps"
        text="Things that belong together stand closer than things that do not: `small` inside a row, `medium` between fields, `xlarge` between sections."
      >
        <div className={rows}>
          {Object.entries(gaps).map(([name, value]) => (
            <div key={name} className={row}>
              <Name>{name}</Name>
              <span className={note}>{pixels(value)}</span>
              <span className={pair} style={inlineVars({ [length]: value })}>
                <span className={block} />
                <span className={block} />
              </span>
            </div>
          ))}
        </div>
      </Section>
    </Sheet>
  );
}

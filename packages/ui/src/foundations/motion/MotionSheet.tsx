import { inlineVars } from "../../tokens/inlineVars.ts";
import { useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Play } from "../../primitives/icon/icons.ts";
import { Table } from "../../primitives/table/Table.tsx";
import { curveOf } from "../../tokens/dtcg/values.ts";
import { motion } from "../../tokens/index.ts";
import { motionValues, reducedMotionValues } from "../../tokens/motion-values.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { Curve } from "./Curve.tsx";
import { curve, curves, drop, duration, ease, lane, lanes, note } from "./motion.css.ts";

const uses = {
  fast: "Colours under the pointer, a press",
  base: "What opens beside its button: menus, tooltips",
  slow: "What moves over the page: sheets, dialogs, an item put in its place",
  fill: "An atom, a bar or a ring that fills",
} as const;

const curveUses = {
  ease: "Whatever changes in place",
  settle: "What arrives and comes to rest",
} as const;

const times = ["fast", "base", "slow", "fill"] as const;
const eases = ["ease", "settle"] as const;

function Lanes({ far }: { readonly far: boolean }) {
  return (
    <div className={lanes}>
      {times.flatMap((time) =>
        eases.map((name) => (
          <div key={`${time} ${name}`} className={lane}>
            <span className={note}>
              <Name>{`${time} · ${name}`}</Name>
            </span>
            <span
              className={drop({ far })}
              style={inlineVars({ [duration]: motion[time], [ease]: motion[name] })}
            />
          </div>
        )),
      )}
    </div>
  );
}

/** Durations and curves with what each is for, and a way to see them. */
export function MotionSheet() {
  const [far, setFar] = useState(false);
  return (
    <Sheet>
      <Section title="See them" text="Every lane starts at once; each takes its own time.">
        <div>
          <Button variant="secondary" icon={Play} onPress={() => setFar(!far)}>
            Move the drops
          </Button>
        </div>
        <Lanes far={far} />
      </Section>
      <Section title="Durations">
        <Table
          caption="Durations"
          captionHidden
          density="compact"
          columns={[
            { id: "name", label: "Name" },
            { id: "time", label: "As designed" },
            { id: "reduced", label: "With less motion" },
            { id: "use", label: "For" },
          ]}
          rows={times.map((name) => ({
            id: name,
            cells: [
              <Name key="name">{name}</Name>,
              motionValues[name],
              reducedMotionValues[name],
              uses[name],
            ],
          }))}
        />
      </Section>
      <Section title="Curves" text="Quick to answer, slow to rest. None passes its aim.">
        <div className={curves}>
          {eases.map((name) => (
            <figure key={name} className={curve}>
              <Curve figures={curveOf(motionValues[name])} />
              <figcaption>
                <Name>{name}</Name>
                <div className={note}>{curveUses[name]}</div>
                <div className={note}>{motionValues[name]}</div>
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </Sheet>
  );
}

import { inlineVars } from "../../tokens/inlineVars.ts";
import { Table } from "../../primitives/table/Table.tsx";
import { shapePairs, textPairs } from "../../tokens/contrastPairs.ts";
import type { ContrastPair } from "../../tokens/contrastPairs.ts";
import { contrastRatio } from "../../tokens/contrastRatio.ts";
import { themes } from "../../tokens/themes/themes.ts";
import type { ThemeValues } from "../../tokens/themes/theme-values.ts";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { figure, ground, ink, level, sample, shape } from "./colour.css.ts";

const columns = [
  { id: "pair", label: "Pair" },
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
  { id: "contrast-light", label: "Contrast" },
  { id: "contrast-dark", label: "Contrast, dark" },
];

/** The level of WCAG that a ratio of text to its ground reaches. */
function levelOf(ratio: number): string {
  return ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : "fails";
}

/** Puts a sample without letters on the line of the figures beside it. */
const baseline = "\u200B";

interface FigureProps {
  readonly pair: ContrastPair;
  readonly kind: "text" | "shape";
}

function Figure({ pair, kind }: FigureProps) {
  const ratio = contrastRatio(pair.ink, pair.ground);
  return (
    <span className={figure} style={inlineVars({ [ink]: pair.ink, [ground]: pair.ground })}>
      {kind === "text" ? (
        <span className={sample}>Aa</span>
      ) : (
        <span className={sample}>
          {baseline}
          <span className={shape} />
        </span>
      )}
      {ratio.toFixed(1)}
      <span className={level}>{kind === "text" ? levelOf(ratio) : "3:1"}</span>
    </span>
  );
}

interface FiguresProps {
  readonly caption: string;
  readonly kind: "text" | "shape";
  readonly pairsOf: (theme: ThemeValues) => readonly ContrastPair[];
}

function Figures({ caption, kind, pairsOf }: FiguresProps) {
  const byTheme = Object.values(themes).map(pairsOf);
  const [first = []] = byTheme;
  return (
    <Table
      caption={caption}
      captionHidden
      even
      density="compact"
      columns={columns}
      rows={first.map(({ name }, index) => ({
        id: name,
        cells: [
          name,
          ...byTheme.map((pairs) => {
            const pair = pairs[index];
            return pair === undefined ? null : <Figure key={name} pair={pair} kind={kind} />;
          }),
        ],
      }))}
    />
  );
}

/** Every pair that components compose, with its ratio computed from the tokens, in every theme. */
export function Contrast() {
  return (
    <Sheet>
      <Section
        title="Text on its ground"
        text="4.5:1 at the least (AA); 7:1 (AAA) for every pair of the high-contrast themes. A test computes the same figures and fails below them."
      >
        <Figures caption="Contrast of texts" kind="text" pairsOf={textPairs} />
      </Section>
      <Section
        title="Shapes that mean something"
        text="Borders of controls, focus rings and marks keep 3:1 to what they stand on."
      >
        <Figures caption="Contrast of shapes" kind="shape" pairsOf={shapePairs} />
      </Section>
    </Sheet>
  );
}

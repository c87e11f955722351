import { inlineVars } from "../../tokens/inlineVars.ts";
import { fontWeight, lineHeight } from "../../tokens/typography.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { families, line, lined, measure, row, rows, weight, weighted } from "./type.css.ts";

const specimens = [
  {
    name: "heading",
    font: "Fraunces",
    text: "Distiller, dit is leren: œ ë ij & 0123456789",
    lang: "nl",
  },
  {
    name: "body",
    font: "Atkinson Hyperlegible Next",
    text: "Il1 O0 B8 rn m — ça, où, één, façade",
    lang: "fr",
  },
  {
    name: "code",
    font: "Atkinson Hyperlegible Mono",
    text: "if l1 == 0 or O0 != {I1}:  # 42",
    lang: "en",
  },
  { name: "japanese", font: "Noto Sans JP", text: "かきくけこ 漢字 日本語", lang: "ja" },
] as const;

/** The four families, the weights, and the heights of lines. */
export function Families() {
  return (
    <Sheet>
      <Section
        title="Families"
        text="Two are loaded at once and swap without a jump. Code loads its own where some stands, and Japanese signs come in a subset where Japanese does."
      >
        <div className={rows}>
          {specimens.map(({ name, font, text, lang }) => (
            <div key={name} className={row}>
              <div className={measure}>
                <Name>{name}</Name> {font}
              </div>
              <div lang={lang} className={families[name]}>
                {text}
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Weights"
        text="Four, each with its task. Emphasis is a weight, never a colour."
      >
        <div className={rows}>
          {Object.entries(fontWeight).map(([name, value]) => (
            <div key={name} className={row}>
              <div className={measure}>
                <Name>{name}</Name> {value}
              </div>
              <div className={weighted} style={inlineVars({ [weight]: value })}>
                Legible at a glance
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Heights of lines"
        text="Without a unit, so that they grow with the text; 1.5 for all that is read."
      >
        <div className={rows}>
          {Object.entries(lineHeight).map(([name, value]) => (
            <div key={name} className={row}>
              <div className={measure}>
                <Name>{name}</Name> {value}
              </div>
              <div className={lined} style={inlineVars({ [line]: value })}>
                A line ends before the eye grows tired, and the next begins where it is looked for.
              </div>
            </div>
          ))}
        </div>
      </Section>
    </Sheet>
  );
}

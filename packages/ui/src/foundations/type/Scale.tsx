import { inlineVars } from "../../tokens/inlineVars.ts";
import { fontSize, typeScale } from "../../tokens/typography.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { headingSample, measure, row, rows, size, textSample } from "./type.css.ts";

type Size = keyof typeof typeScale;
type Samples = readonly (readonly [size: Size, text: string, language: string])[];

const headings: Samples = [
  ["display", "One drop left", "en"],
  ["page", "Une goutte à distiller", "fr"],
  ["heading", "Nog één druppel te gaan", "nl"],
  ["title", "The family of K", "en"],
  ["large", "Ce que tu as appris aujourd’hui", "fr"],
];

const texts: Samples = [
  ["large", "Tu as répondu à cinq éléments sur neuf.", "fr"],
  ["body", "A capsule is a molecule: lessons are atoms joined by bonds.", "en"],
  ["small", "Je ziet deze kaart over drie dagen terug.", "nl"],
];

/** A size in pixels at the usual text size: `17 px`, or `42–74 px` where it grows. */
function pixels(name: Size): string {
  const [least, most] = typeScale[name].map((rem) => Math.round(rem * 16));
  return least === most ? `${least} px` : `${least}–${most} px`;
}

function Rows({ samples, look }: { readonly samples: Samples; readonly look: string }) {
  return (
    <div className={rows}>
      {samples.map(([name, text, language]) => (
        <div key={name} className={row}>
          <div className={measure}>
            <Name>{name}</Name> {pixels(name)}
          </div>
          <div lang={language} className={look} style={inlineVars({ [size]: fontSize[name] })}>
            {text}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Headings and running text in each size, in the languages of the product. */
export function Scale() {
  return (
    <Sheet>
      <Section
        title="Headings"
        text="Fraunces at weight 600. One display a page, and that on the landing page; a screen opens with `page`."
      >
        <Rows samples={headings} look={headingSample} />
      </Section>
      <Section
        title="Text"
        text="Atkinson Hyperlegible Next. `body` is what is read; `small` is for captions and notes, and nothing is smaller."
      >
        <Rows samples={texts} look={textSample} />
      </Section>
    </Sheet>
  );
}

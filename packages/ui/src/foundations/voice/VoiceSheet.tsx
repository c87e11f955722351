import { locales } from "@alambic/i18n";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { CircleCheck, CircleX } from "../../primitives/icon/icons.ts";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { principles } from "./principles.ts";
import type { Wording } from "./principles.ts";
import { language, note, wording, wordings } from "./voice.css.ts";

const languageNames = { fr: "French", en: "English", nl: "Dutch" } as const;

interface PairProps {
  readonly locale: (typeof locales)[number];
  readonly pair: Wording;
}

function Pair({ locale, pair }: PairProps) {
  return (
    <>
      <dt className={language}>{languageNames[locale]}</dt>
      <dd className={wording({ kind: "good" })}>
        <Icon icon={CircleCheck} label="Do:" />
        <span lang={locale}>{pair.good}</span>
      </dd>
      <dd className={wording({ kind: "bad" })}>
        <Icon icon={CircleX} label="Don’t:" />
        <span lang={locale}>{pair.bad}</span>
      </dd>
      {pair.why === undefined ? null : <dd className={note}>{pair.why}</dd>}
    </>
  );
}

/** How to say things, and how not to, in the three languages. */
export function VoiceSheet() {
  return (
    <Sheet>
      {principles.map((principle) => (
        <Section key={principle.title} title={principle.title} text={principle.text}>
          <dl className={wordings}>
            {locales.map((locale) => (
              <Pair key={locale} locale={locale} pair={principle[locale]} />
            ))}
          </dl>
        </Section>
      ))}
    </Sheet>
  );
}

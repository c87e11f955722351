import type { CalloutBlock } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Droplet, Lightbulb, TriangleAlert } from "../../primitives/icon/icons.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { callout, calloutTitle } from "./Callout.css.ts";

const looks = {
  tip: { glyph: Lightbulb, title: "exercise.callout.tip" },
  key: { glyph: Droplet, title: "exercise.callout.key" },
  warning: { glyph: TriangleAlert, title: "exercise.callout.warning" },
} as const;

/** What must not be missed, with an icon and a word that say why. */
export function Callout({ tone, text }: Pick<CalloutBlock, "tone" | "text">) {
  const { t } = useI18n();
  const { glyph, title } = looks[tone];
  return (
    <div role="note" className={callout({ tone })}>
      <p className={calloutTitle}>
        <Icon icon={glyph} />
        {t(title)}
      </p>
      <p>
        <RichText text={text} />
      </p>
    </div>
  );
}

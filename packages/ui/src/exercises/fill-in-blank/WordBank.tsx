import type { FillInBlankContent, FillInBlankResponse } from "@alambic/contract";
import { gapsOf, placementOf, responseOf } from "@alambic/domain/exercises/fill-in-blank";
import { TextsScope, useI18n } from "@alambic/i18n/react";
import placement from "@alambic/i18n/texts/placement";
import { useMemo } from "react";
import { PlacementBoard } from "../placement/PlacementBoard.tsx";
import type { PlacementPart } from "../placement/partOf.tsx";
import { Pool } from "../placement/Pool.tsx";
import { inline } from "../placement/Slot.css.ts";
import { Slot } from "../placement/Slot.tsx";
import { usePlacement } from "../placement/usePlacement.ts";
import type { KindProps } from "../renderer.ts";
import { isLong } from "../rich-text/isLong.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { sentence } from "./FillInBlank.css.ts";
import { textsOf } from "./textsOf.ts";

const texts = [placement];

type WordBankProps = KindProps<FillInBlankContent, FillInBlankResponse>;

/** A sentence whose gaps are filled with the words of a bank. */
export function WordBank(props: WordBankProps) {
  return (
    <TextsScope texts={texts}>
      <Bank {...props} />
    </TextsScope>
  );
}

function Bank(props: WordBankProps) {
  const { content, response, onChange } = props;
  const { t } = useI18n();
  const places = useMemo(
    () =>
      gapsOf(content).map(({ id }, at, { length: total }): PlacementPart => {
        const label = t("placement.gap", { number: at + 1, total });
        return { id, label, content: label };
      }),
    [content, t],
  );
  const items = useMemo(() => wordsOf(content), [content]);
  const placing = usePlacement({
    ...props,
    placement: placementOf(content, response),
    places,
    items,
    kind: "gap",
    onPlace: (next) => onChange(responseOf(content, next)),
  });
  return (
    <PlacementBoard placing={placing}>
      <p data-long={isLong(...textsOf(content))} className={sentence}>
        {content.segments.map((segment, index) =>
          segment.type === "text" ? (
            <RichText key={`${index}`} text={segment.text} />
          ) : (
            <span key={segment.id} data-drop={segment.id} className={inline}>
              <Slot placing={placing} place={segment.id} />
            </span>
          ),
        )}
      </p>
      <Pool placing={placing} />
    </PlacementBoard>
  );
}

/** The words, in the language that all gaps are answered in, if it is one. */
function wordsOf(content: FillInBlankContent): PlacementPart[] {
  const languages = new Set(gapsOf(content).map(({ lang }) => lang));
  const [lang] = languages.size === 1 ? languages : [];
  return (content.bank ?? []).map((word, at) => {
    const text = lang === undefined ? word : [{ text: word, lang }];
    return { id: `${at}`, label: word, text, content: <RichText text={text} /> };
  });
}

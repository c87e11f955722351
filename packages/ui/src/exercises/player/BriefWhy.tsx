import { useI18n } from "@alambic/i18n/react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { TextQuote } from "../../primitives/icon/icons.ts";
import { brief, briefHead, briefText, more, page as pageClass } from "./BriefWhy.css.ts";
import { WhyText } from "./Why.tsx";
import type { WhyProps } from "./Why.tsx";

/** Lines that stand there before somebody reads on. */
const lines = 2;

/**
 * Why the answer is right, in two lines around what is marked, and the rest for who reads on: it leaves
 * the answer in sight.
 */
export function BriefWhy(props: WhyProps) {
  const { t } = useI18n();
  const id = useId();
  const page = props.source?.page;
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(true);
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (element === null || isWhole) return;
    // The marked passage is what the two lines are for.
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    const mark = element.querySelector<HTMLElement>("mark");
    const top = mark === null ? 0 : mark.offsetTop - element.offsetTop;
    element.scrollTop = Math.max(0, Math.floor(top / line) * line);
    setCut(element.scrollHeight > lines * line + 1 || props.onMore !== undefined);
  }, [isWhole, props.onMore]);
  return (
    <section aria-labelledby={id} data-whole={isWhole || undefined} className={brief}>
      <div className={briefHead}>
        <h4 id={id}>
          <Icon icon={TextQuote} size="small" /> {t("exercise.why")}
          {page === undefined ? null : (
            <span className={pageClass}>{t("exercise.page", { page })}</span>
          )}
        </h4>
        {isCut ? (
          <button
            type="button"
            aria-expanded={isWhole}
            className={more}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t("exercise.readLess") : t("exercise.readOn")}
          </button>
        ) : null}
      </div>
      <div ref={text} className={briefText}>
        <WhyText {...props} whole={isWhole} />
      </div>
    </section>
  );
}

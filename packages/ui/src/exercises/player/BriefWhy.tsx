import { useI18n } from "@alambic/i18n/react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { TextQuote } from "../../primitives/icon/icons.ts";
import { brief, briefHead, briefText, more, page as pageClass } from "./BriefWhy.css.ts";
import { briefExtent } from "./briefExtent.ts";
import { WhyText } from "./Why.tsx";
import type { WhyProps } from "./Why.tsx";

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
  const { onMore } = props;
  useLayoutEffect(() => {
    const element = text.current;
    if (element === null || isWhole) return undefined;
    const fit = () => {
      const { top, height, isCut: cut } = briefExtent(element);
      element.style.maxBlockSize = `${height}px`;
      element.scrollTop = top;
      setCut(cut || onMore !== undefined);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.style.maxBlockSize = "";
    };
  }, [isWhole, onMore]);
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

import { useI18n } from "@alambic/i18n/react";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { bar, bars, count as countClass, day as dayClass, share } from "./ReviewForecast.css.ts";

export interface ReviewForecastDay {
  readonly date: Date;
  /** Cards that fall due on that day. */
  readonly count: number;
}

export interface ReviewForecastProps {
  /** Today first. */
  readonly days: readonly ReviewForecastDay[];
}

/** How many cards come on each of the next days: a list that also looks like bars. */
export function ReviewForecast({ days }: ReviewForecastProps) {
  const { t, date: format, number } = useI18n();
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <ol aria-label={t("review.forecast")} className={bars}>
      {days.map(({ date, count }, index) => {
        const long = format(date, { weekday: "long", day: "numeric", month: "long" });
        return (
          <li key={date.getTime()} className={dayClass({ today: index === 0 })}>
            <VisuallyHidden>{t("review.forecastDay", { day: long, count })}</VisuallyHidden>
            <span aria-hidden="true" className={countClass}>
              {number(count)}
            </span>
            <span
              className={bar({ today: index === 0 })}
              style={inlineVars({ [share]: String(count / most) })}
            />
            <span aria-hidden="true">{format(date, { weekday: "short" })}</span>
          </li>
        );
      })}
    </ol>
  );
}

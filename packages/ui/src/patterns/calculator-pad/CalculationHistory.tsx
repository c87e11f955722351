import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { CalculationValue } from "./CalculationValue.tsx";
import * as styles from "./CalculatorPad.css.ts";

/** What was asked, and its value. */
export interface Calculation {
  readonly expression: string;
  readonly value: number;
}

export interface CalculationHistoryProps {
  /** The latest first. */
  readonly calculations: readonly Calculation[];
  /** Asked for one of them again. */
  readonly onTake: (calculation: Calculation) => void;
  readonly onForget: (() => void) | undefined;
}

/** What was calculated before: each can be taken up again. */
export function CalculationHistory({ calculations, onTake, onForget }: CalculationHistoryProps) {
  const { t } = useI18n();
  const titleId = useId();
  if (calculations.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.history}>
      <div className={styles.historyHead}>
        <Heading level={3} size="large" id={titleId}>
          {t("tools.calculator.history")}
        </Heading>
        {onForget === undefined ? null : (
          <Button variant="quiet" size="small" onPress={onForget}>
            {t("tools.calculator.forget")}
          </Button>
        )}
      </div>
      <ol className={styles.calculations}>
        {calculations.map((calculation, at) => (
          <li key={`${calculations.length - at}`}>
            <button
              type="button"
              className={styles.calculation}
              onClick={() => onTake(calculation)}
            >
              <VisuallyHidden>{`${t("tools.calculator.again")} `}</VisuallyHidden>
              <span className={styles.asked}>{calculation.expression}</span>{" "}
              <strong className={styles.told}>
                {"= "}
                <CalculationValue value={calculation.value} />
              </strong>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

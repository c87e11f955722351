import { angleUnits, mostExpressionLength, pointReadAsGroup } from "@alambic/domain/calculator";
import type { AngleUnit, CalculationFailure } from "@alambic/domain/calculator";
import type { Result } from "@alambic/domain/result";
import { useI18n } from "@alambic/i18n/react";
import { useId, useRef, useState } from "react";
import { ChipGroup } from "../../primitives/chip-group/ChipGroup.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Delete } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { Announcer } from "../announcer/Announcer.tsx";
import { calculatorKeys } from "./calculator-keys.ts";
import type { keyKinds } from "./calculator-keys.ts";
import { CalculationHistory } from "./CalculationHistory.tsx";
import type { Calculation } from "./CalculationHistory.tsx";
import { CalculationValue } from "./CalculationValue.tsx";
import * as styles from "./CalculatorPad.css.ts";
import { useExpression } from "./useExpression.ts";

/** Why there is no value: what the rules say, that it took too long, or that nothing can calculate. */
export type CalculationRefusal = CalculationFailure | "too_slow" | "unavailable";

export interface CalculatorPadProps {
  /** Values an expression, however long that takes; where it is bounded, it says `too_slow`. */
  readonly evaluate: (
    expression: string,
    angles: AngleUnit,
  ) => Promise<Result<number, CalculationRefusal>>;
  /** What was calculated before, the latest first. */
  readonly history?: readonly Calculation[] | undefined;
  /** Told what was calculated. */
  readonly onCalculated?: ((calculation: Calculation) => void) | undefined;
  /** Empties the history; without it there is no button for that. */
  readonly onForget?: (() => void) | undefined;
}

type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "refused"; readonly why: CalculationRefusal };

/** A scientific calculator: its display is a field, so that the keyboard writes as the keys do. */
export function CalculatorPad({
  evaluate,
  history = [],
  onCalculated,
  onForget,
}: CalculatorPadProps) {
  const { t, number, locale } = useI18n();
  const [angles, setAngles] = useState<AngleUnit>("degrees");
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const { inputRef, text, replace, insert, erase } = useExpression();
  const [news, setNews] = useState("");
  const resultId = useId();
  const turn = useRef(0);
  const decimal = number(0.5).replaceAll(/\d/gu, "");
  const lone = outcome.kind === "value" ? pointReadAsGroup(text, locale) : null;
  const refused = outcome.kind === "refused";
  const refusals = {
    invalid_expression: t("tools.calculator.invalid"),
    not_finite: t("tools.calculator.notFinite"),
    too_long: t("tools.calculator.tooLong", { most: mostExpressionLength }),
    too_slow: t("tools.calculator.tooSlow"),
    unavailable: t("tools.calculator.unavailable"),
  };

  const show = async () => {
    turn.current += 1;
    const asked = turn.current;
    const result = await evaluate(text, angles);
    // What was typed since has no value yet.
    if (asked !== turn.current) return;
    if (result.ok) onCalculated?.({ expression: text.trim(), value: result.value });
    setOutcome(
      result.ok ? { kind: "value", value: result.value } : { kind: "refused", why: result.error },
    );
  };
  const type = (change: () => void) => {
    turn.current += 1;
    setNews("");
    change();
    setOutcome({ kind: "none" });
  };
  const forget = (empty: () => void) => {
    empty();
    setNews(t("tools.calculator.forgotten"));
    inputRef.current?.focus();
  };

  return (
    <div className={styles.pad}>
      <Form onSubmit={() => void show()} gap="medium">
        <div className={styles.display({ refused })}>
          <input
            ref={inputRef}
            className={styles.expression}
            aria-label={t("tools.calculator.expression")}
            aria-invalid={refused || undefined}
            aria-describedby={resultId}
            value={text}
            inputMode="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => type(() => replace(event.currentTarget.value))}
          />
          <output id={resultId} className={styles.result({ refused })}>
            {outcome.kind === "value" ? (
              <>
                {"= "}
                <CalculationValue value={outcome.value} />
              </>
            ) : null}
            {lone === null ? null : (
              <span className={styles.reading}>
                {t("tools.calculator.readAs", {
                  typed: lone.typed,
                  value: number(lone.value, { useGrouping: false }),
                })}
              </span>
            )}
            {outcome.kind === "refused" ? refusals[outcome.why] : null}
          </output>
        </div>
        <ChipGroup
          legend={t("tools.calculator.angle")}
          value={angles}
          onChange={setAngles}
          options={angleUnits.map((value) => ({
            value,
            label: t(`tools.calculator.angle.${value}`),
          }))}
        />
        <div role="group" aria-label={t("tools.calculator.keys")} className={styles.keys}>
          {calculatorKeys(decimal).map(({ face, writes, kind, name }) => (
            <Key
              key={face}
              face={face}
              name={name === undefined ? undefined : t(name)}
              kind={kind}
              onPress={() => type(() => insert(writes))}
            />
          ))}
          <button
            type="button"
            className={styles.key({ kind: "function" })}
            aria-label={t("tools.calculator.delete")}
            onClick={() => type(erase)}
          >
            <Icon icon={Delete} size="medium" />
          </button>
          <Key
            face="C"
            name={t("tools.calculator.clear")}
            kind="function"
            onPress={() => type(() => replace(""))}
          />
          <button
            type="submit"
            className={styles.key({ kind: "equals" })}
            aria-label={t("tools.calculator.equals")}
          >
            =
          </button>
        </div>
        <CalculationHistory
          calculations={history}
          onTake={({ expression }) => {
            type(() => replace(expression));
            inputRef.current?.focus();
          }}
          onForget={onForget === undefined ? undefined : () => forget(onForget)}
        />
      </Form>
      <Announcer message={news} />
    </div>
  );
}

interface KeyProps {
  readonly face: string;
  /** How it is read. Letters on the face come first in it, for whoever says what they see. */
  readonly name: string | undefined;
  readonly kind: (typeof keyKinds)[number];
  readonly onPress: () => void;
}

function Key({ face, name, kind, onPress }: KeyProps) {
  const lettered = /\p{L}/u.test(face);
  return (
    <button
      type="button"
      className={styles.key({ kind })}
      aria-label={lettered ? undefined : name}
      onClick={onPress}
    >
      <span>
        {face}
        {lettered && name !== undefined ? <VisuallyHidden>{`, ${name}`}</VisuallyHidden> : null}
      </span>
    </button>
  );
}

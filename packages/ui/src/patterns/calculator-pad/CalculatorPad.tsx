import { calculate, angleUnits } from "@alambic/domain/calculator";
import type { AngleUnit } from "@alambic/domain/calculator";
import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { ChipGroup } from "../../primitives/chip-group/ChipGroup.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Delete } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { calculatorKeys } from "./calculator-keys.ts";
import type { keyKinds } from "./calculator-keys.ts";
import * as styles from "./CalculatorPad.css.ts";
import { useExpression } from "./useExpression.ts";

type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "refused"; readonly why: "invalid_expression" | "not_finite" };

const refusals = {
  invalid_expression: "tools.calculator.invalid",
  not_finite: "tools.calculator.notFinite",
} as const;

/** A scientific calculator: its display is a field, so that the keyboard writes as the keys do. */
export function CalculatorPad() {
  const { t, number } = useI18n();
  const [angles, setAngles] = useState<AngleUnit>("degrees");
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const { inputRef, text, replace, insert, erase } = useExpression();
  const resultId = useId();
  const decimal = number(0.5).replaceAll(/\d/gu, "");
  const refused = outcome.kind === "refused";

  const evaluate = () => {
    const result = calculate(text, angles);
    setOutcome(
      result.ok ? { kind: "value", value: result.value } : { kind: "refused", why: result.error },
    );
  };
  const type = (change: () => void) => {
    change();
    setOutcome({ kind: "none" });
  };

  return (
    <Form onSubmit={evaluate} gap="medium">
      <div className={styles.display({ refused })}>
        <input
          ref={inputRef}
          className={styles.expression}
          aria-label={t("tools.calculator.expression")}
          aria-invalid={refused || undefined}
          aria-describedby={resultId}
          value={text}
          maxLength={500}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => type(() => replace(event.currentTarget.value))}
        />
        <output id={resultId} className={styles.result({ refused })}>
          {outcome.kind === "value"
            ? `= ${number(outcome.value, { maximumSignificantDigits: 12 })}`
            : null}
          {outcome.kind === "refused" ? t(refusals[outcome.why]) : null}
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
    </Form>
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

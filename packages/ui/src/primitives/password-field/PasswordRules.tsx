import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../icon/Icon.tsx";
import { CircleCheck, CircleDashed } from "../icon/icons.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { rule as ruleClass, rules as rulesClass } from "./PasswordRules.css.ts";

export const passwordRuleNames = ["length", "lowercase", "uppercase", "digit", "special"] as const;
export type PasswordRuleName = (typeof passwordRuleNames)[number];

export interface PasswordRuleState {
  readonly rule: PasswordRuleName;
  readonly met: boolean;
}

export interface PasswordRulesProps {
  readonly id: string;
  readonly rules: readonly PasswordRuleState[];
}

/** The rules of a password, each with an icon and in words, and a count that is announced. */
export function PasswordRules({ id, rules }: PasswordRulesProps) {
  const { t } = useI18n();
  const met = rules.filter((state) => state.met).length;
  return (
    <div>
      <ul id={id} className={rulesClass}>
        {rules.map((state) => (
          <li key={state.rule} className={state.met ? ruleClass.met : ruleClass.unmet}>
            <Icon icon={state.met ? CircleCheck : CircleDashed} />
            <span>
              {t(`kit.passwordRule.${state.rule}`)}
              <VisuallyHidden>{state.met ? t("kit.ruleMet") : t("kit.ruleUnmet")}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden as="div">
        <span role="status">
          {met === 0 ? "" : t("kit.rulesMet", { met, total: rules.length })}
        </span>
      </VisuallyHidden>
    </div>
  );
}

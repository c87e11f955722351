import { useI18n } from "@alambic/i18n/react";
import { CalculatorPad } from "@alambic/ui/CalculatorPad";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { memberId } from "../../../shared/api.ts";
import { startThread } from "../../../shared/startThread.ts";
import { calculations, forgetCalculations, keepCalculation } from "./calculations.ts";
import { createCalculator } from "./createCalculator.ts";

async function start() {
  const { default: address } = await import("./calculator.worker.ts?worker&url");
  return startThread(address);
}

/** The calculator, with what was calculated since the page was opened. */
export default function CalculatorTool() {
  const { locale } = useI18n();
  const { memberId: owner, items } = useSnapshot(calculations);
  const [calculator] = useState(() => createCalculator(start));
  useEffect(() => calculator.stop, [calculator]);
  return (
    <CalculatorPad
      evaluate={(expression, angles) => calculator.evaluate(expression, angles, locale)}
      history={owner === memberId() ? items.filter((item) => item.locale === locale) : []}
      onCalculated={(calculation) => keepCalculation(memberId(), { ...calculation, locale })}
      onForget={forgetCalculations}
    />
  );
}

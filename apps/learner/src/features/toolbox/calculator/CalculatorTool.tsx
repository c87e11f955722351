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
  const { memberId: owner, items } = useSnapshot(calculations);
  const [calculator] = useState(() => createCalculator(start));
  useEffect(() => calculator.stop, [calculator]);
  return (
    <CalculatorPad
      evaluate={calculator.evaluate}
      history={owner === memberId() ? items : []}
      onCalculated={(calculation) => keepCalculation(memberId(), calculation)}
      onForget={forgetCalculations}
    />
  );
}

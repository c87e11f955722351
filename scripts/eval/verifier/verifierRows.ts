import { shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { measureVerifier, verifierBars } from "./measureVerifier.ts";

/** How many planted faults the verifier catches, and how many sound items it lets pass. */
export async function verifierRows(): Promise<readonly Row[]> {
  const { items, passed, faults, caught, hints, byFault } = await measureVerifier();
  return [
    shareRow(`sound items passed (${items})`, passed, verifierBars.passed),
    shareRow(`planted faults caught (${faults})`, caught, verifierBars.caught),
    shareRow(`shipped hints passed (${hints.shipped})`, hints.passed, verifierBars.hints),
    shareRow(`hints that tell caught (${hints.telling})`, hints.caught, verifierBars.hints),
    ...byFault.map((kind) =>
      shareRow(`  ${kind.fault} (${kind.planted})`, kind.caught / kind.planted),
    ),
  ];
}

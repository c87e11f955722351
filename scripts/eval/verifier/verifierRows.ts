import { shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { measureVerifier, verifierBars } from "./measureVerifier.ts";

/** How many planted faults the verifier catches, and how many sound items it lets pass. */
export async function verifierRows(): Promise<readonly Row[]> {
  const { items, passed, faults, caught, byFault } = await measureVerifier();
  return [
    shareRow(`sound items passed (${items})`, passed, verifierBars.passed),
    shareRow(`planted faults caught (${faults})`, caught, verifierBars.caught),
    ...byFault.map((kind) =>
      shareRow(`  ${kind.fault} (${kind.planted})`, kind.caught / kind.planted),
    ),
  ];
}

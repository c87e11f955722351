import { accountsBench } from "./bench/accountsBench.ts";
import { embedBench } from "./bench/embed/embedBench.ts";
import { exportBench } from "./bench/exportBench.ts";
import { feelBench } from "./bench/feel/feelBench.ts";
import { ratingBench } from "./bench/feel/ratingBench.ts";
import { growthBench } from "./bench/growthBench.ts";
import { serverBench } from "./bench/serverBench.ts";
import { typingBench } from "./bench/typing/typingBench.ts";

/**
 * How often each page of the embedding bench is visited. One visit differs from the next by a sixth until it
 * is ready: with nine, a ratio of medians differed by a tenth from run to run.
 */
const rounds = 21;

const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  server: serverBench,
  accounts: accountsBench,
  export: exportBench,
  growth: growthBench,
  feel: feelBench,
  rating: ratingBench,
  typing: typingBench,
  embed: () => embedBench(rounds),
};

/** `pnpm bench [server] [accounts] [export] [growth] [feel] [rating] [typing] [embed]`: what is promised of speed and weight, measured against floors. */
const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n▸ ${name}`);
  if (!(await bench())) process.exitCode = 1;
}

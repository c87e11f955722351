import { expect, it } from "vitest";

import { canFit } from "../../../apps/server/src/features/reviews/testing/canFit.ts";
import { closedOf, meansOf, worseOf } from "./memoryFigures.ts";
import { measureLearners } from "./memoryRows.ts";

// Three learners here; `pnpm eval memory` measures 30 at two sizes.
it.runIf(canFit)(
  "a fit at 1,100 reviews makes nobody worse, and brings them nearer the truth",
  async () => {
    const all = await measureLearners(7000, 3, 1100);
    expect(worseOf(all)).toBe(0);
    expect(closedOf(all)).toBeGreaterThan(0.2);
    const { truth, average } = meansOf(all);
    expect(truth).toBeLessThan(average);
  },
);

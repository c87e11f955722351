import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Expects that axe finds nothing of WCAG 2.2 A and AA on the page. `sheets: false` keeps it from copying
 * the styles of shadow roots, which a strict policy reports; it then cannot tell a locked orientation. `soft`
 * goes on to what else is to be judged.
 */
export async function expectAccessible(
  page: Page,
  { sheets = true, soft = false } = {},
): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ preload: sheets, resultTypes: ["violations"] })
    .withTags(tags)
    // No screen has a frame of another origin, for whose sake each result would pass through a page of its own.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  (soft ? expect.soft : expect)(findings).toEqual([]);
}

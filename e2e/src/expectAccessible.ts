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
  const violations = await judge(page, (axe) => axe.withTags(tags), sheets);
  const findings = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const place = target.join(" ");
      if (id === "target-size" && (await isClearOnceScrolled(page, place))) continue;
      findings.push(`${id}: ${place}: ${failureSummary}`);
    }
  }
  (soft ? expect.soft : expect)(findings).toEqual([]);
}

async function judge(page: Page, of: (axe: AxeBuilder) => AxeBuilder, preload: boolean) {
  const axe = new AxeBuilder({ page })
    .options({ preload, resultTypes: ["violations"] })
    // No screen has a frame of another origin, for whose sake each result would pass through a page of its own.
    .setLegacyMode();
  return (await of(axe).analyze()).violations;
}

/** Whether a target only lay under a bar of the window, from where it can be scrolled away. */
async function isClearOnceScrolled(page: Page, place: string): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY);
  await page.locator(place).evaluate((target) => target.scrollIntoView({ block: "center" }));
  const violations = await judge(page, (axe) => axe.include(place).withRules("target-size"), false);
  await page.evaluate((top) => window.scrollTo(0, top), before);
  return violations.length === 0;
}

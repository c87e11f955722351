import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { NavigationProvider } from "../../primitives/navigation/NavigationProvider.tsx";
import { renderInKit } from "../../testing/renderInKit.tsx";
import { ComponentFinder } from "./ComponentFinder.tsx";
import { findableFrom } from "./findable.ts";
import type { StoryMeta } from "./findable.ts";
import { searchWords } from "./search-words.ts";

const metas = import.meta.glob<StoryMeta>(
  "../../{primitives,patterns,exercises,embed}/**/*.stories.tsx",
  { import: "default" },
);

const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

afterEach(() => {
  delete document.documentElement.dataset["theme"];
});

test("axe finds nothing in the list of all components, in any theme", async () => {
  const components = findableFrom(await Promise.all(Object.values(metas).map((load) => load())));
  const screen = await renderInKit(
    <main>
      <h1>Which component?</h1>
      <NavigationProvider navigate={() => {}}>
        <ComponentFinder components={components} />
      </NavigationProvider>
    </main>,
    { locale: "en" },
  );
  const tasks = screen.getByRole("heading", { level: 2 });
  await expect.element(tasks.first()).toBeVisible();
  expect(tasks.elements().map(({ textContent }) => textContent)).toEqual(Object.keys(searchWords));
  for (const theme of ["light", "dark", "contrast"]) {
    document.documentElement.dataset["theme"] = theme;
    const { violations } = await axe.run(screen.container, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    expect(violations, theme).toEqual([]);
  }
});

import type { Change } from "./Change.ts";
import { namesOf } from "./names.ts";
import type { Names } from "./names.ts";

const layers = ["primitives", "patterns"] as const;

/** `pnpm new component <Name> [primitives|patterns]` */
export function component(given: string, layer: string = "primitives"): Change {
  if (!layers.some((known) => known === layer)) {
    throw new Error(`A component stands in ${layers.join(" or ")}, not in "${layer}".`);
  }
  const names = namesOf(given);
  const { pascal, kebab } = names;
  const folder = `packages/ui/src/${layer}/${kebab}`;
  return {
    files: {
      [`${folder}/${pascal}.tsx`]: source(names),
      [`${folder}/${pascal}.css.ts`]: styles(names),
      [`${folder}/${pascal}.stories.tsx`]: stories(names, layer),
      [`${folder}/${pascal}.test.tsx`]: test(names),
      [`packages/ui/src/exports/${pascal}.ts`]: exported(names, layer),
    },
    edits: {},
    commands: [],
    next: [
      `Say what ${pascal} is for in its docstring and in its story's notes.`,
      `Take its first pictures, and look at them: pnpm pictures:update ${kebab}`,
    ],
  };
}

const source = ({ pascal, camel }: Names) => `import type { ReactNode } from "react";
import { ${camel} } from "./${pascal}.css.ts";

export const ${camel}Tones = ["plain", "accent"] as const;

export interface ${pascal}Props {
  readonly tone?: (typeof ${camel}Tones)[number] | undefined;
  readonly children: ReactNode;
}

/** What it is for, and when another component serves better. */
export function ${pascal}({ tone = "plain", children }: ${pascal}Props) {
  return <div className={${camel}({ tone })}>{children}</div>;
}
`;

const styles = ({ camel }: Names) => `import { recipe } from "@vanilla-extract/recipes";
import { radius, space, vars } from "../../tokens/index.ts";

export const ${camel} = recipe({
  base: { padding: space[4], borderRadius: radius.medium },
  variants: {
    tone: {
      plain: { background: vars.color.ground.card, color: vars.color.ink.base },
      accent: { background: vars.color.accent.tint, color: vars.color.accent.ink },
    },
  },
});
`;

const states = "Which it has: empty, loading, failed; and who draws the others.";

const stories = ({ pascal, camel, words }: Names, layer: string) =>
  `import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, inLanguages, StateSheet } from "../../testing/index.ts";
import { ${pascal}, ${camel}Tones } from "./${pascal}.tsx";
import type { ${pascal}Props } from "./${pascal}.tsx";

const meta = {
  title: "${layer === "patterns" ? "Patterns" : "Primitives"}/${words}",
  component: ${pascal},
  args: { children: "Une goutte à la fois" },
  argTypes: { tone: { control: "inline-radio", options: ${camel}Tones } },
  parameters: {
    ...inLanguages<${pascal}Props>({ en: { children: "One drop at a time" } }),
    ...documented({
      purpose: "What it is for.",
      useFor: "Where it is the right choice.",
      notFor: "When another component serves better, and which.",
      content: "How its words are written.",${layer === "patterns" ? `\n      states: "${states}",` : ""}
      accessibility: "Its role, its name, its keys, and what it announces.",
      dos: ["What makes it work well."],
      donts: ["What makes it work badly."],
    }),
  },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet states={eachOf(${camel}Tones, (tone) => <${pascal} {...args} tone={tone} />)} />
  ),
};
`;

const test = ({ pascal, camel }: Names) => `import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { ${pascal}, ${camel}Tones } from "./${pascal}.tsx";

test.each(${camel}Tones)("shows what it holds in the tone %s", async (tone) => {
  const screen = await renderInKit(<${pascal} tone={tone}>Une goutte</${pascal}>);
  await expect.element(screen.getByText("Une goutte")).toBeVisible();
});
`;

const exported = ({ pascal, camel, kebab }: Names, layer: string) =>
  `export { ${pascal}, ${camel}Tones } from "../${layer}/${kebab}/${pascal}.tsx";
export type { ${pascal}Props } from "../${layer}/${kebab}/${pascal}.tsx";
`;

import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { documented } from "../testing/index.ts";
import { vars } from "./contract.css.ts";
import { radius } from "./shape.ts";
import { space } from "./space.ts";
import {
  bar,
  cell,
  cells,
  corner,
  group,
  headingSample,
  sample,
  sheet,
  swatch,
  title,
  value,
} from "./Tokens.css.ts";
import { fontSize } from "./typography.ts";

type Tree = { readonly [name: string]: string | Tree };

/** The leaves of a part of the contract, each by its path. */
function leaves(tree: Tree, path = ""): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([name, branch]): [string, string][] =>
    typeof branch === "string" ? [[`${path}${name}`, branch]] : leaves(branch, `${path}${name}.`),
  );
}

interface GroupProps {
  readonly name: string;
  readonly values: readonly [name: string, value: string][];
  readonly look: string;
  readonly text?: string;
}

function Group({ name, values, look, text }: GroupProps) {
  return (
    <section className={group}>
      <h2 className={title}>{name}</h2>
      <div className={cells}>
        {values.map(([key, own]) => (
          <div key={key} className={cell}>
            <div className={look} style={assignInlineVars({ [value]: own })}>
              {text}
            </div>
            <span>{key}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Every token by its name, in the theme of the toolbar. */
function Tokens() {
  return (
    <div className={sheet}>
      {Object.entries(vars.color).map(([role, tree]) => (
        <Group
          key={role}
          name={role}
          look={swatch}
          values={typeof tree === "string" ? [[role, tree]] : leaves(tree)}
        />
      ))}
      <Group name="Text" look={sample} values={leaves(fontSize)} text="Aa" />
      <Group name="Headings" look={headingSample} values={leaves(fontSize)} text="Aa" />
      <Group name="Space" look={bar} values={leaves(space)} />
      <Group name="Radius" look={corner} values={leaves(radius)} />
    </div>
  );
}

const meta = {
  title: "Tokens/All",
  component: Tokens,
  parameters: documented({
    purpose:
      "One typed theme contract: values are named by their role, and a theme only supplies them. Components take nothing else.",
    accessibility:
      "Pairs of ink and ground are tested in every theme: 4.5:1 for text, 7:1 with high contrast, 3:1 for shapes that mean something.",
  }),
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

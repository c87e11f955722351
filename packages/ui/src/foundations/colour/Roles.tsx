import { inlineVars } from "../../tokens/inlineVars.ts";
import { Table } from "../../primitives/table/Table.tsx";
import { paletteAlias } from "../../tokens/dtcg/paletteTokens.ts";
import { leavesOf } from "../../tokens/dtcg/Token.ts";
import { roleNotes } from "../../tokens/role-notes.ts";
import { themes } from "../../tokens/themes/themes.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { color, small, swatch, value } from "./colour.css.ts";

const names = {
  light: "Light",
  dark: "Dark",
  "contrast-light": "Contrast",
  "contrast-dark": "Contrast, dark",
};
const columns = [
  { id: "role", label: "Role" },
  ...Object.entries(names).map(([id, label]) => ({ id, label })),
];

/** The value of each role in each theme: by path, one map a theme. */
const values = Object.values(themes).map(({ color: tree }) => new Map(leavesOf(tree)));

/** The name of a palette colour where the theme takes one, otherwise the value itself. */
function nameOf(css: string): string {
  return paletteAlias(css)?.replace("{palette.", "").replace("}", "") ?? css;
}

function Swatch({ css }: { readonly css: string }) {
  return (
    <span className={swatch}>
      <span className={color} style={inlineVars({ [value]: css })} />
      <span className={small}>{nameOf(css)}</span>
    </span>
  );
}

/** Every role with its value in every theme, in groups. */
export function Roles() {
  const paths = leavesOf(themes.light.color).map(([path]) => path);
  return (
    <Sheet>
      {Object.entries(roleNotes).map(([role, note]) => (
        <Section key={role} title={role} text={note}>
          <Table
            caption={`Values of ${role}`}
            captionHidden
            even
            density="compact"
            columns={columns}
            rows={paths
              .filter((path) => path === role || path.startsWith(`${role}.`))
              .map((path) => ({
                id: path,
                cells: [
                  <Name key="name">{path}</Name>,
                  ...values.map((byPath) => <Swatch key={path} css={byPath.get(path) ?? ""} />),
                ],
              }))}
          />
        </Section>
      ))}
    </Sheet>
  );
}

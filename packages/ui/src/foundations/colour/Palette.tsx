import { inlineVars } from "../../tokens/inlineVars.ts";
import { Grid } from "../../primitives/grid/Grid.tsx";
import { leavesOf } from "../../tokens/dtcg/Token.ts";
import { palette } from "../../tokens/palette.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { paint, small, tile, value } from "./colour.css.ts";

const families = Object.entries(palette).map(([name, shades]) => ({
  name,
  shades: typeof shades === "string" ? [[name, shades] as const] : leavesOf(shades, [name]),
}));

/** The raw colours by family. */
export function Palette() {
  return (
    <Sheet>
      {families.map(({ name, shades }) => (
        <Section key={name} title={name}>
          <Grid columns="tiles" gap="small">
            {shades.map(([path, css]) => (
              <div key={path} className={tile}>
                <div className={paint} style={inlineVars({ [value]: css })} />
                <Name>{path}</Name>
                <span className={small}>{css}</span>
              </div>
            ))}
          </Grid>
        </Section>
      ))}
    </Sheet>
  );
}

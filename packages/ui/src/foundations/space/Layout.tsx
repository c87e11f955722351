import { inlineVars } from "../../tokens/inlineVars.ts";
import { Grid } from "../../primitives/grid/Grid.tsx";
import { Table } from "../../primitives/table/Table.tsx";
import { breakpoints } from "../../tokens/breakpoints.ts";
import { measure, radius } from "../../tokens/shape.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { corner, length, note, tile } from "./space.css.ts";

const uses: Record<keyof typeof measure, string> = {
  text: "A paragraph: about 65 letters a line",
  narrow: "Forms of one column: sign in, create",
  reading: "A lesson and its exercises",
  page: "A signed-in screen",
  wide: "The landing page",
};

const changes: Record<keyof typeof breakpoints, string> = {
  tablet: "Two columns where there is room; dialogs leave the edge",
  laptop: "The navigation moves from the foot to the head",
  desktop: "A main column with an aside",
  wide: "Margins grow, columns do not",
};

/** Corners, columns and the widths at which layouts change. */
export function Layout() {
  return (
    <Sheet>
      <Section title="Corners" text="12 px for boxes and controls; full for capsules and pills.">
        <Grid columns="tiles" gap="medium">
          {Object.entries(radius).map(([name, value]) => (
            <div key={name} className={tile}>
              <div className={corner} style={inlineVars({ [length]: value })} />
              <Name>{name}</Name>
              <span className={note}>{value}</span>
            </div>
          ))}
        </Grid>
      </Section>
      <Section title="Columns">
        <Table
          caption="Widths of a column"
          captionHidden
          density="compact"
          columns={[
            { id: "name", label: "Name" },
            { id: "width", label: "Width" },
            { id: "use", label: "For" },
          ]}
          rows={Object.entries(measure).map(([name, value]) => ({
            id: name,
            cells: [<Name key="name">{name}</Name>, value, textOf(uses, name)],
          }))}
        />
      </Section>
      <Section
        title="Breakpoints"
        text="Counted in em: a reader who doubles the text gets the layout of half the window, down to 320 px."
      >
        <Table
          caption="Least widths of the window"
          captionHidden
          density="compact"
          columns={[
            { id: "name", label: "Name" },
            { id: "width", label: "From" },
            { id: "change", label: "What changes" },
          ]}
          rows={Object.entries(breakpoints).map(([name, value]) => ({
            id: name,
            cells: [<Name key="name">{name}</Name>, `${value} px`, textOf(changes, name)],
          }))}
        />
      </Section>
    </Sheet>
  );
}

function textOf(texts: Readonly<Record<string, string>>, name: string): string {
  return texts[name] ?? "";
}

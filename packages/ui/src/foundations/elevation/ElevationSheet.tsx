import { Grid } from "../../primitives/grid/Grid.tsx";
import { Table } from "../../primitives/table/Table.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { layer } from "../../tokens/shape.ts";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { grounds, plate, scene, shadows } from "./elevation.css.ts";

const groundUses = {
  page: "The page itself",
  second: "Bands and wells",
  card: "Cards and fields",
  raised: "Menus, dialogs, toasts",
} as const;

const shadowUses = {
  small: "Cards that can be pressed",
  medium: "What is lifted: a dragged item, a menu",
  large: "Dialogs and sheets",
} as const;

const layerUses = {
  raised: "An item above its neighbours",
  sticky: "Bars that stay while the page scrolls",
  overlay: "Dialogs and what darkens the page behind them",
  toast: "Notices, above everything",
} as const;

const groundNames = ["page", "second", "card", "raised"] as const;
const shadowNames = ["small", "medium", "large"] as const;
const layerNames = ["raised", "sticky", "overlay", "toast"] as const;

/** What is how high, and by what it shows. */
export function ElevationSheet() {
  return (
    <Sheet>
      <Section title="Grounds">
        <Grid columns="tiles" gap="medium">
          {groundNames.map((name) => (
            <div key={name} className={`${plate} ${grounds[name]}`}>
              <Name>{name}</Name>
              <Text size="small" tone="second">
                {groundUses[name]}
              </Text>
            </div>
          ))}
        </Grid>
      </Section>
      <Section
        title="Shadows"
        text="Each on what it is lifted from. At night a shadow is faint: the lighter ground tells the height first. With high contrast there is none, and lines take its place."
      >
        <Grid columns="cards" gap="large">
          {shadowNames.map((name) => (
            <div key={name} className={scene[name]}>
              <div className={`${plate} ${shadows[name]}`}>
                <Name>{name}</Name>
                <Text size="small" tone="second">
                  {shadowUses[name]}
                </Text>
              </div>
            </div>
          ))}
        </Grid>
      </Section>
      <Section title="Layers">
        <Table
          caption="Stacking order"
          captionHidden
          density="compact"
          columns={[
            { id: "name", label: "Name" },
            { id: "order", label: "Order" },
            { id: "use", label: "For" },
          ]}
          rows={layerNames.map((name) => ({
            id: name,
            cells: [<Name key="name">{name}</Name>, layer[name], layerUses[name]],
          }))}
        />
      </Section>
    </Sheet>
  );
}

import { Card } from "../../primitives/card/Card.tsx";
import { Icon, iconSizes } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import { Atom, Bond, Drop, Molecule, Still } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { Name } from "../parts/Name.tsx";
import { Sheet } from "../parts/Sheet.tsx";

interface OwnIcon {
  readonly name: string;
  readonly glyph: IconGlyph;
  readonly meaning: string;
}

const ownIcons: readonly OwnIcon[] = [
  { name: "Molecule", glyph: Molecule, meaning: "A capsule: lessons that are joined." },
  { name: "Atom", glyph: Atom, meaning: "A lesson. It fills as its items are learned." },
  { name: "Bond", glyph: Bond, meaning: "What joins two lessons: this one leads to that one." },
  { name: "Drop", glyph: Drop, meaning: "What was distilled: an item that is learned." },
  { name: "Still", glyph: Still, meaning: "Distilling: a subject or a PDF becomes a capsule." },
];

/** Our own icons, each in every size, and what it stands for. */
export function OwnIcons() {
  return (
    <Sheet>
      <Stack as="ul" gap="small">
        {ownIcons.map(({ name, glyph, meaning }) => (
          <Card key={name} as="li" tone="outline" padding="small">
            <Inline gap="large">
              <Inline gap="small" wrap={false}>
                {iconSizes.slice(1).map((size) => (
                  <Icon key={size} icon={glyph} size={size} />
                ))}
              </Inline>
              <Stack gap="xsmall">
                <Name>{name}</Name>
                <Text tone="second">{meaning}</Text>
              </Stack>
            </Inline>
          </Card>
        ))}
      </Stack>
    </Sheet>
  );
}

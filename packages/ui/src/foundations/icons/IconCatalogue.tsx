import { useState } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import * as icons from "../../primitives/icon/icons.ts";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Name } from "../parts/Name.tsx";
import { SearchHead } from "../parts/SearchHead.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { glyph, glyphs } from "./icons.css.ts";

const all = Object.entries(icons).toSorted(([one], [other]) => one.localeCompare(other));

function countOf(found: number): string {
  if (found === 0) return "No icon is called so. Try a plain word: arrow, book, user.";
  return found === 1 ? "1 icon" : `${found} icons`;
}

/** Every icon by its name, and a search among them. */
export function IconCatalogue() {
  const [wanted, setWanted] = useState("");
  const found = all.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Sheet>
      <Stack gap="medium">
        <SearchHead
          label="Search icons by name"
          placeholder="arrow, book, user…"
          value={wanted}
          onChange={setWanted}
          count={countOf(found.length)}
        />
        <ul className={glyphs}>
          {found.map(([name, Glyph]) => (
            <li key={name} className={glyph}>
              <Icon icon={Glyph} size="large" />
              <Name>{name}</Name>
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  );
}

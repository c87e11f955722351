import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Icon } from "./Icon.tsx";
import { Atom, Bond, Drop, FlaskRound, Molecule, Still } from "./icons.ts";

const own = Object.entries({ Atom, Bond, Drop, Molecule, Still });

async function draw(glyph: typeof Atom) {
  const { container } = await render(<Icon icon={glyph} size="xlarge" />);
  const drawn = container.querySelector("svg");
  if (drawn === null) throw new Error("Nothing is drawn.");
  return drawn;
}

const shared = ["viewBox", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"];
const look = (drawn: Element) => shared.map((name) => drawn.getAttribute(name));

test.each(own)("%s is drawn as the library draws its own, and is decoration", async (_, glyph) => {
  const drawn = await draw(glyph);
  expect(look(drawn)).toEqual(look(await draw(FlaskRound)));
  expect(drawn).toHaveAttribute("aria-hidden", "true");
});

test.each(own)("%s keeps its stroke within the grid, and fills most of it", async (_, glyph) => {
  const drawn = await draw(glyph);
  const { x, y, width, height } = drawn.getBBox();
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(1);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(23);
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(16);
});

import type { GeometryFigure, Point } from "@alambic/contract";
import { plainText } from "@alambic/domain/exercises";
import { expect, test } from "vitest";
import { cutFigure } from "./cutFigure.ts";
import type { Cut } from "./cutFigure.ts";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import { moleculesOf, nameOf } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();

/** A figure of an item, with what is said beside it. */
interface Drawn {
  readonly name: string;
  readonly said: string;
  readonly figure: GeometryFigure;
}

const drawn = capsules.flatMap((capsule) =>
  moleculesOf(capsule)
    .flatMap(({ atoms }) => atoms)
    .flatMap(({ key, content }): Drawn[] => {
      const said = "blocks" in content ? content.blocks : [content];
      return said.flatMap((part) => {
        const figure = "figure" in part ? part.figure : undefined;
        if (figure?.type !== "geometry") return [];
        const text = "prompt" in part ? part.prompt : "text" in part ? part.text : "";
        return [{ name: `${nameOf(capsule)} ${key}`, said: plainText(text), figure }];
      });
    }),
);

/** The area of a polygon. */
function area(points: readonly Point[]): number {
  const sum = points.reduce((total, { x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return total + x * next.y - next.x * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Of each thing that is cut, the share that is coloured, measured on what is drawn. */
function shares({ shapes, width }: GeometryFigure): number[] {
  const circles = shapes.filter((shape) => shape.type === "circle");
  return shapes
    .filter((shape) => shape.type === "polygon")
    .map(({ points }, at) => {
      const circle = circles[at];
      const ys = points.map(({ y }) => y);
      const whole =
        circle === undefined
          ? width * (Math.max(...ys) - Math.min(...ys))
          : Math.PI * circle.radius ** 2;
      return area(points) / whole;
    });
}

function told({ description, labels }: GeometryFigure): [all: number, some: number][] {
  const numbers = (description.match(/\d+/gu) ?? []).map(Number).slice(labels.length);
  return numbers.flatMap((all, at) => (at % 2 === 0 ? [[all, numbers[at + 1] ?? 0]] : []));
}

test.each(drawn.map((one) => [one.name, one] as const))(
  "%s shows the numbers that are asked about",
  (_name, { said, figure }) => {
    const pairs = told(figure);
    expect(shares(figure)).toHaveLength(pairs.length);
    for (const [at, share] of shares(figure).entries()) {
      const [all, some] = pairs[at] ?? [0, 0];
      expect(Math.abs(share - some / all)).toBeLessThan(0.02);
      // Words such as “half” name a fraction without its numbers.
      if (/\d/u.test(said)) for (const number of [all, some]) expect(said).toContain(`${number}`);
    }
  },
);

test("the capsule on fractions draws what it asks about, alike in each language", () => {
  const byLanguage = Map.groupBy(drawn, ({ name }) => name.split(" ").at(-1));
  expect(byLanguage.size).toBeGreaterThanOrEqual(18);
  for (const figures of byLanguage.values()) {
    expect(figures).toHaveLength(3);
    expect(new Set(figures.map(({ figure }) => JSON.stringify(figure.shapes))).size).toBe(1);
    expect(new Set(figures.map(({ figure }) => figure.description)).size).toBe(3);
  }
});

test("what is drawn lies inside its figure, whatever is cut", () => {
  for (const shape of ["disc", "bar", "line"] satisfies Cut["shape"][]) {
    for (let all = 2; all <= 10; all += 1) {
      for (let some = 1; some <= all; some += 1) {
        const { shapes, width, height } = cutFigure(
          { type: "cut", shape, parts: [[all, some]] },
          "fr",
        );
        expect(shapes.length).toBeLessThanOrEqual(30);
        for (const { x, y } of shapes.flatMap((one) =>
          one.type === "polygon" ? one.points : [],
        )) {
          expect(x >= 0 && y >= 0 && x <= width && y <= height).toBe(true);
        }
      }
    }
  }
});

import { times } from "../Notation.ts";
import type { MakeProblem } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { inUnit } from "./inUnit.ts";

export const cuboid: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const side = () => random.integer(2, scaled(difficulty, 9, 15));
  const [length, width, height] = [side(), side(), side()];
  const [a, b, c] = [
    notation.measure(length, "cm"),
    notation.measure(width, "cm"),
    notation.measure(height, "cm"),
  ];
  const m = notation.measure(length * width, "cm²");
  return inUnit(
    {
      lesson: "geo-volume-cuboid",
      figures: { a, b, c, m },
      left: `${a} ${times} ${b} ${times} ${c}`,
    },
    {
      value: length * width * height,
      unit: "cm³",
      mistakes: [
        [length + width + height],
        [2 * (length * width + width * height + height * length)],
        [length * width * height, "cm²"],
      ],
    },
    context,
  );
};

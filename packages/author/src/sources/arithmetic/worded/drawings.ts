import type { Sketch } from "./sketch.ts";

/** What can be asked of a figure: `author.figure.asks.<name>`. */
export type AskedOfFigure =
  | "perimeter"
  | "area"
  | "complement"
  | "supplement"
  | "third-angle"
  | "hypotenuse"
  | "leg"
  | "circumference"
  | "circle-area";

/** What figures show, in words with their measures: `author.figure.<name>`. */
export type DrawnShape =
  | "square"
  | "rectangle"
  | "triangle-sides"
  | "triangle-height"
  | "parallelogram"
  | "trapezium"
  | "right-angle"
  | "straight-angle"
  | "triangle-angles"
  | "right-triangle"
  | "right-triangle-leg"
  | "circle-radius"
  | "circle-diameter";

/** A problem as a figure. */
export interface Drawing {
  readonly asks: AskedOfFigure;
  readonly shape: DrawnShape;
  readonly sketch: Sketch;
}

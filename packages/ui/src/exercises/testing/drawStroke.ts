import type { StrokePoint } from "@alambic/contract";

/** Draws a stroke on a board as a finger does. */
export function drawStroke(board: Element, stroke: readonly StrokePoint[]): void {
  const { left, top, width, height } = board.getBoundingClientRect();
  const fire = (type: string, { x, y }: StrokePoint) =>
    board.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: "touch",
        isPrimary: true,
        clientX: left + (x / 1000) * width,
        clientY: top + (y / 1000) * height,
      }),
    );
  const [first = { x: 0, y: 0 }] = stroke;
  fire("pointerdown", first);
  for (const point of stroke.slice(1)) fire("pointermove", point);
  fire("pointerup", stroke.at(-1) ?? first);
}

import type { GeometryFigure, Point, Shape } from "@alambic/contract";
import { corner, dashed, drawing, line, mark, outline, words } from "./Figure.css.ts";
import type { PlacedText } from "./geometryLayout.ts";
import { drawAngle, drawTicks, page, placeLabel, placing } from "./geometryLayout.ts";

type Place = (point: Point) => Point;

function DrawnShape({ shape, place, scale }: { shape: Shape; place: Place; scale: number }) {
  switch (shape.type) {
    case "polygon": {
      const points = shape.points.map(place).map(({ x, y }) => `${x},${y}`);
      return <polygon points={points.join(" ")} className={outline} />;
    }
    case "circle": {
      const { x, y } = place(shape.center);
      return <circle cx={x} cy={y} r={shape.radius * scale} className={outline} />;
    }
    case "segment": {
      const [from, to] = [place(shape.from), place(shape.to)];
      const look = shape.dashed === true ? `${line} ${dashed}` : line;
      return (
        <>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={look} />
          {shape.ticks === undefined ? null : (
            <path d={drawTicks(from, to, shape.ticks)} className={line} />
          )}
        </>
      );
    }
  }
}

function Words({ text, x, y, textAnchor }: PlacedText & { readonly text: string }) {
  const isCorner = /^\p{Lu}′?$/u.test(text);
  return (
    <text
      x={x}
      y={y}
      textAnchor={textAnchor}
      dominantBaseline="central"
      className={isCorner ? `${words} ${corner}` : words}
    >
      {text}
    </text>
  );
}

function isCorner({ x, y }: Point, shapes: readonly Shape[]): boolean {
  return shapes.some(
    (shape) =>
      shape.type === "polygon" && shape.points.some((point) => point.x === x && point.y === y),
  );
}

/** A plane figure to scale, with its marks and its labels. */
export function Geometry({ figure }: { readonly figure: GeometryFigure }) {
  const { shapes, angles, labels, description } = figure;
  const { place, scale } = placing(figure);
  const marks = angles.map((angle) => ({
    ...drawAngle(
      angle.mark,
      place(angle.at),
      place(angle.from),
      place(angle.to),
      isCorner(angle.at, shapes),
    ),
    text: angle.label,
  }));
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={drawing}
    >
      {shapes.map((shape, index) => (
        <DrawnShape key={`${index}`} shape={shape} place={place} scale={scale} />
      ))}
      {marks.map(({ path }, index) => (
        <path key={`${index}`} d={path} className={mark} />
      ))}
      {marks.map(({ text, label }, index) =>
        text === undefined ? null : (
          <Words key={`${index}`} text={text} x={label.x} y={label.y} textAnchor="middle" />
        ),
      )}
      {labels.map(({ at, text, anchor }, index) => (
        <Words key={`${index}`} text={text} {...placeLabel(place(at), anchor)} />
      ))}
    </svg>
  );
}

import type { GeometryFigure, Point, Shape } from "@alambic/contract";
import { useMemo } from "react";
import { corner, dashed, drawing, line, mark, outline, shaded, words } from "./Figure.css.ts";
import { drawTicks, page } from "./geometryLayout.ts";
import { lineHeight } from "./labelLayout.ts";
import type { PlacedLabel } from "./labelLayout.ts";
import { layGeometry } from "./layGeometry.ts";

type Place = (point: Point) => Point;

function DrawnShape({ shape, place, scale }: { shape: Shape; place: Place; scale: number }) {
  switch (shape.type) {
    case "polygon": {
      const points = shape.points.map(place).map(({ x, y }) => `${x},${y}`);
      return (
        <polygon points={points.join(" ")} className={shape.shaded === true ? shaded : outline} />
      );
    }
    case "circle": {
      const { x, y } = place(shape.center);
      const look = shape.filled === false ? line : outline;
      return <circle cx={x} cy={y} r={shape.radius * scale} className={look} />;
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

function Words({ label: { lines, x, y, textAnchor } }: { readonly label: PlacedLabel }) {
  const isCorner = /^\p{Lu}′?$/u.test(lines[0]?.text ?? "");
  return (
    <text
      y={y}
      textAnchor={textAnchor}
      dominantBaseline="central"
      className={isCorner ? `${words} ${corner}` : words}
    >
      {lines.map(({ text, length }, index) => (
        <tspan
          key={`${index}`}
          x={x}
          dy={index === 0 ? 0 : lineHeight}
          textLength={length}
          lengthAdjust={length === undefined ? undefined : "spacingAndGlyphs"}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** A plane figure to scale, with its marks and its labels. */
export function Geometry({ figure }: { readonly figure: GeometryFigure }) {
  const { place, scale, marks, labels } = useMemo(() => layGeometry(figure), [figure]);
  return (
    <svg
      role="img"
      aria-label={figure.description}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={drawing}
    >
      {figure.shapes.map((shape, index) => (
        <DrawnShape key={`${index}`} shape={shape} place={place} scale={scale} />
      ))}
      {marks.map((path, index) => (
        <path key={`${index}`} d={path} className={mark} />
      ))}
      {labels.map((label, index) => (
        <Words key={`${index}`} label={label} />
      ))}
    </svg>
  );
}

import type { Figure } from "@alambic/contract";
import { readFigure } from "@alambic/domain/exercises/figure";
import { useMemo } from "react";
import { BrokenFigure } from "./BrokenFigure.tsx";
import { Chessboard } from "./Chessboard.tsx";
import { Geometry } from "./Geometry.tsx";
import { Staff } from "./Staff.tsx";

function Drawn({ figure }: { readonly figure: Figure }) {
  switch (figure.type) {
    case "chessboard":
      return <Chessboard figure={figure} />;
    case "geometry":
      return <Geometry figure={figure} />;
    case "staff":
      return <Staff figure={figure} />;
  }
}

/** Draws a figure. What cannot be drawn, which only now is looked at, says so. */
export default function FigureDrawing({ figure }: { readonly figure: unknown }) {
  const read = useMemo(() => readFigure(figure), [figure]);
  return read.ok ? <Drawn figure={read.value} /> : <BrokenFigure figure={figure} />;
}

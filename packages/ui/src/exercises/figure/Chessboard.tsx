import type { ChessboardFigure } from "@alambic/contract";
import { readPlacement } from "@alambic/domain/exercises/figure";
import type { PlacedPiece } from "@alambic/domain/exercises/figure";
import { board, coordinate, field, frame, marked, piece, whole } from "./Chessboard.css.ts";
import { cornerOf, gutter, isDark, side, square, squares } from "./chessboardLayout.ts";
import { drawing } from "./Figure.css.ts";
import { FigureTexts } from "./FigureTexts.tsx";
import { pieceOutlines } from "./pieceOutlines.ts";
import { PieceList } from "./PieceList.tsx";

type View = ChessboardFigure["view"];

function Coordinates({ view }: { readonly view: View }) {
  return [..."12345678"].map((rank, index) => {
    const file = "abcdefgh".charAt(index);
    const { x, y } = cornerOf(`${file}${rank}`, view);
    const [level, column] = [y + square / 2, x + square / 2];
    return (
      <g key={rank} textAnchor="middle" className={coordinate}>
        <text x={gutter / 2 - 2} y={level} dominantBaseline="central">
          {rank}
        </text>
        <text x={column} y={side - gutter / 2 + 3} dominantBaseline="central">
          {file}
        </text>
      </g>
    );
  });
}

function Piece({ placed, view }: { readonly placed: PlacedPiece; readonly view: View }) {
  const { x, y } = cornerOf(placed.square, view);
  return (
    <path
      transform={`translate(${x + 2} ${y + 2}) scale(1.5)`}
      d={pieceOutlines[placed.piece]}
      className={piece({ side: placed.side })}
    />
  );
}

/** A position on the board, and below it its pieces in words. */
export function Chessboard({ figure }: { readonly figure: ChessboardFigure }) {
  const { position, view, marked_squares: markedSquares = [], description } = figure;
  const pieces = readPlacement(position) ?? [];
  return (
    <div className={whole}>
      <svg
        role="img"
        aria-label={description}
        viewBox={`0 0 ${side} ${side}`}
        className={`${drawing} ${board}`}
      >
        {squares.map((name) => (
          <rect
            key={name}
            {...cornerOf(name, view)}
            width={square}
            height={square}
            className={field({ dark: isDark(name) })}
          />
        ))}
        <rect x={gutter} y={0} width={8 * square} height={8 * square} className={frame} />
        {[...new Set(markedSquares)].map((name) => {
          const { x, y } = cornerOf(name, view);
          return (
            <rect
              key={name}
              x={x + 3}
              y={y + 3}
              width={square - 6}
              height={square - 6}
              className={marked}
            />
          );
        })}
        {pieces.map((placed) => (
          <Piece key={placed.square} placed={placed} view={view} />
        ))}
        <Coordinates view={view} />
      </svg>
      <FigureTexts>
        <PieceList pieces={pieces} />
      </FigureTexts>
    </div>
  );
}

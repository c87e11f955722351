import { piecesOf, sides } from "@alambic/domain/exercises/figure";
import type { PlacedPiece } from "@alambic/domain/exercises/figure";
import { useI18n } from "@alambic/i18n/react";
import { list, lists, sideName, summary } from "./Chessboard.css.ts";

/**
 * The pieces of a position in words, out of sight until they are asked for. Of its own and not the
 * kit's `Details`, which all lessons would load then.
 */
export function PieceList({ pieces }: { readonly pieces: readonly PlacedPiece[] }) {
  const { t, list: listed } = useI18n();
  return (
    <details>
      <summary className={summary}>{t("figure.pieces")}</summary>
      <div className={lists}>
        {sides.map((side) => {
          const groups = piecesOf(side, pieces);
          return (
            <div key={side}>
              <p className={sideName}>{t("figure.side", { side })}</p>
              <ul className={list}>
                {groups.length === 0 ? <li>{t("figure.none")}</li> : null}
                {groups.map(({ piece, squares }) => (
                  <li key={piece}>
                    {t("figure.group", {
                      piece,
                      count: squares.length,
                      squares: listed(squares),
                    })}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </details>
  );
}

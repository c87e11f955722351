import type { StaffFigure } from "@alambic/contract";
import { drawing } from "./Figure.css.ts";
import { signs } from "./musicSigns.ts";
import { ledger, sign as signClass, staff, staffLine } from "./Staff.css.ts";
import type { Column, PlacedSign } from "./staffLayout.ts";
import { layStaff, step } from "./staffLayout.ts";

function Sign({ sign, x, at }: PlacedSign) {
  return (
    <path transform={`translate(${x} ${-at * step})`} d={signs[sign].path} className={signClass} />
  );
}

function Notes({ column: { heads, accidentals, ledgers, stem } }: { readonly column: Column }) {
  return (
    <>
      {ledgers.map(({ x, width, at }, index) => (
        <path key={`${index}`} d={`M${x} ${-at * step}h${width}`} className={ledger} />
      ))}
      {[...accidentals, ...heads].map((placed, index) => (
        <Sign key={`${index}`} {...placed} />
      ))}
      {stem === null ? null : (
        <path d={`M${stem.x} ${-stem.from * step}V${-stem.to * step}`} className={ledger} />
      )}
    </>
  );
}

/** Notes on a staff, with its clef and its key. */
export function Staff({ figure }: { readonly figure: StaffFigure }) {
  const { width, top, bottom, clef, key, columns } = layStaff(figure);
  return (
    <svg
      role="img"
      aria-label={figure.description}
      viewBox={`0 ${-top * step} ${width} ${(top - bottom) * step}`}
      className={`${drawing} ${staff}`}
    >
      {[0, 2, 4, 6, 8].map((at) => (
        <path key={at} d={`M0 ${-at * step}H${width}`} className={staffLine} />
      ))}
      <path d={`M${width} 0V${-8 * step}`} className={staffLine} />
      {[clef, ...key].map((placed, index) => (
        <Sign key={`${index}`} {...placed} />
      ))}
      {columns.map((column, index) => (
        <Notes key={`${index}`} column={column} />
      ))}
    </svg>
  );
}

import type { ReactNode } from "react";
import type { Density } from "../../tokens/index.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  caption as captionClass,
  data,
  evenTable,
  head,
  rowHead,
  scroller,
  table,
} from "./Table.css.ts";

export interface TableColumn {
  readonly id: string;
  readonly label: string;
}

export interface TableRow {
  readonly id: string;
  /** One cell for each column, in order; the first names the row. */
  readonly cells: readonly ReactNode[];
}

export interface TableProps {
  readonly caption: string;
  /** The heads, from the start to the end of a line. */
  readonly columns: readonly TableColumn[];
  /** The lines, each with a cell for every column. */
  readonly rows: readonly TableRow[];
  /** Leaves the caption to screen readers, where a heading above says it already. */
  readonly captionHidden?: boolean | undefined;
  /** Columns of one width: for tables that stand below each other and compare the same. */
  readonly even?: boolean | undefined;
  /** How close the rows stand; as what is around the table unless said. A finger is given room anyway. */
  readonly density?: Density | undefined;
}

/** Facts that are compared by row and column. It scrolls by itself where the screen is narrow. */
export function Table(props: TableProps) {
  const { caption, columns, rows, captionHidden = false, even = false, density } = props;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      data-density={density}
      className={scroller}
    >
      <table className={even ? evenTable : table}>
        <caption className={captionHidden ? undefined : captionClass}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={head}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={rowHead}>
                    {row.cells[index]}
                  </th>
                ) : (
                  <td key={column.id} className={data}>
                    {row.cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

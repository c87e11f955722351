import type { TableBlock } from "@alambic/contract";
import {
  caption,
  data,
  head,
  rowHead,
  scroller,
  table as tableClass,
} from "../../primitives/table/Table.css.ts";
import { RichText } from "../rich-text/RichText.tsx";

/** A table; where it is wider than the page it scrolls by itself, by keys too. */
export function DataTable({ table }: { readonly table: TableBlock }) {
  const isNamed = table.row_headers === true;
  return (
    <div role="region" aria-label={table.caption} tabIndex={0} className={scroller}>
      <table className={tableClass}>
        <caption className={caption}>{table.caption}</caption>
        <thead>
          <tr>
            {isNamed ? <td className={head} /> : null}
            {table.header.map((text, column) => (
              <th key={`${column}`} scope="col" className={head}>
                <RichText text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, number) => (
            <tr key={`${number}`}>
              {row.map((text, column) =>
                isNamed && column === 0 ? (
                  <th key={`${column}`} scope="row" className={rowHead}>
                    <RichText text={text} />
                  </th>
                ) : (
                  <td key={`${column}`} className={data}>
                    <RichText text={text} />
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

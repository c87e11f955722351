export { CodeCells } from "../patterns/code-cells/CodeCells.tsx";
export type { CodeCellsProps } from "../patterns/code-cells/CodeCells.tsx";
export type {
  CellError,
  CellLanguage,
  CellOutput,
  CellRun,
  CodeCell,
  Printed,
  RunEnd,
  Stream,
} from "../patterns/code-cells/cells.ts";

export { Table } from "../primitives/table/Table.tsx";
export type { TableProps, TableColumn, TableRow } from "../primitives/table/Table.tsx";

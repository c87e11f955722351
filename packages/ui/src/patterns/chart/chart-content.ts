/** What a chart shows, or why it cannot. */
export type ChartContent<Data> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | ({ readonly kind: "ready" } & Data);

/** A value on a day. */
export interface ChartPoint {
  readonly date: Date;
  readonly value: number;
}

/** Attributes of the page's own: `data-*`, on the element that is operated. */
export type DataAttributes = Readonly<Record<`data-${string}`, unknown>>;

/** The `data-*` attributes among the properties of a control. */
export function dataOf(props: object): DataAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith("data-")));
}

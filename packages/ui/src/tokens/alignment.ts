/** How children line up across the flow of a layout. */
export const alignments = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  stretch: "stretch",
  baseline: "baseline",
} as const;

export type Alignment = keyof typeof alignments;
export const alignmentNames = [
  "start",
  "center",
  "end",
  "stretch",
  "baseline",
] as const satisfies Alignment[];

/** How children share the room along the flow of a layout. */
export const justifications = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  between: "space-between",
} as const;

export type Justification = keyof typeof justifications;
export const justificationNames = [
  "start",
  "center",
  "end",
  "between",
] as const satisfies Justification[];

/** Elements that a layout may be, so that a list is a list and a form a form. */
export const layoutElements = [
  "div",
  "section",
  "article",
  "header",
  "footer",
  "aside",
  "nav",
  "ul",
  "ol",
  "li",
  "dl",
  "span",
] as const;
export type LayoutElement = (typeof layoutElements)[number];

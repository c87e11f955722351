import temml from "temml";

/** A formula as plain data: elements of MathML, each with what may stand in it. */
export interface MathsNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MathsNode | string)[];
}

/** What MathML draws formulas with. Nothing here links, loads, runs or holds HTML. */
const tags: ReadonlySet<string> = new Set(
  "math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom menclose".split(
    " ",
  ),
);

const attributes: ReadonlySet<string> = new Set(
  "display displaystyle scriptlevel mathvariant stretchy symmetric largeop movablelimits fence separator form accent accentunder lspace rspace minsize maxsize linethickness columnalign columnlines rowlines rowspacing columnspacing columnspan rowspan width height depth voffset notation dir".split(
    " ",
  ),
);

function nodeOf(element: Element): MathsNode | null {
  if (!tags.has(element.localName)) return null;
  const own = [...element.attributes].filter(({ name }) => attributes.has(name));
  return {
    tag: element.localName,
    attributes: Object.fromEntries(own.map(({ name, value }) => [name, value])),
    children: childrenOf(element),
  };
}

function childrenOf(element: Element): (MathsNode | string)[] {
  return [...element.childNodes].flatMap((child): (MathsNode | string)[] => {
    if (child instanceof Element) {
      const node = nodeOf(child);
      return node === null ? [] : [node];
    }
    return child.textContent === null ? [] : [child.textContent];
  });
}

/**
 * Reads a formula. Null where it is none: it cannot be read, or asks for what a formula may not do.
 * Whatever the text holds, only elements and attributes that draw formulas come out.
 */
export function mathsOf(tex: string, display: "block" | "inline" = "block"): MathsNode | null {
  const place = document.createElement("div");
  try {
    temml.render(tex, place, {
      displayMode: display === "block",
      throwOnError: true,
      strict: false,
      trust: false,
      maxExpand: 200,
      maxSize: [20, 20],
    });
  } catch {
    return null;
  }
  const [root] = place.children;
  if (root === undefined || place.querySelector("merror") !== null) return null;
  return nodeOf(root);
}

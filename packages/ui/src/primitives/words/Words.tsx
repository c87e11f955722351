import type { ReactNode } from "react";
import { compounds } from "./compounds.ts";
import { together } from "./Words.css.ts";

/** A text of which no short word is broken at its hyphen; anything else stands as it is. */
export function Words({ children }: { readonly children: ReactNode }) {
  if (typeof children !== "string" || !children.includes("-")) return children;
  const pieces = compounds(children);
  if (!pieces.some(({ isCompound }) => isCompound)) return children;
  return (
    <span>
      {pieces.map(({ text, isCompound }, place) =>
        isCompound ? (
          <span key={`${place}`} className={together}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  );
}

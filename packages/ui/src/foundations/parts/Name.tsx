import { name } from "./parts.css.ts";

/** The name of a token, as it is written in code. */
export function Name({ children }: { readonly children: string }) {
  return (
    <code translate="no" className={name}>
      {children}
    </code>
  );
}

import { Fragment } from "react";
import { name } from "./parts.css.ts";

/** The parts of a name: after a dot and before a capital it may go on on the next line. */
const parts = (text: string) => text.split(/(?<=\.)(?=\S)|(?<=[a-z])(?=[A-Z])/u);

/** The name of a token, as it is written in code. */
export function Name({ children }: { readonly children: string }) {
  return (
    <code translate="no" className={name}>
      {parts(children).map((part, index) => (
        // The parts never change their order.
        <Fragment key={`${index}${part}`}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

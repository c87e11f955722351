import type { CodeBlock as CodeBlockContent } from "@alambic/contract";
import { TextsScope } from "@alambic/i18n/react";
import ofCode from "@alambic/i18n/texts/code";
import { CodeText } from "../../primitives/code-text/CodeText.tsx";

const texts = [ofCode];

/** Code to read, with the texts that it needs. */
export default function CodeBlock({ language, code }: Pick<CodeBlockContent, "language" | "code">) {
  return (
    <TextsScope texts={texts}>
      <CodeText language={language} code={code} />
    </TextsScope>
  );
}

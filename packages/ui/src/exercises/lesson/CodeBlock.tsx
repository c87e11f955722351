import type { CodeBlock as CodeBlockContent } from "@alambic/contract";
import { I18nScope } from "@alambic/i18n/react";
import { CodeText } from "../code-text/CodeText.tsx";

/** Code to read, with the texts that it needs. */
export default function CodeBlock({ language, code }: Pick<CodeBlockContent, "language" | "code">) {
  return (
    <I18nScope namespaces={["code"]}>
      <CodeText language={language} code={code} />
    </I18nScope>
  );
}

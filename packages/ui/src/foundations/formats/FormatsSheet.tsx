import type { CompiledMessages } from "@alambic/i18n";
import { createFormatter, locales } from "@alambic/i18n";
import { Table } from "../../primitives/table/Table.tsx";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { sampleGroups } from "./samples.ts";

export interface FormatsSheetProps {
  /** The texts of each language, in the order of `locales`. */
  readonly catalogues: readonly CompiledMessages[];
}

const columns = [
  { id: "call", label: "Call" },
  { id: "fr", label: "French" },
  { id: "en", label: "English" },
  { id: "nl", label: "Dutch" },
];

/** The same values in the three languages, by the formatter that the product uses. */
export function FormatsSheet({ catalogues }: FormatsSheetProps) {
  const formatters = locales.map((locale, index) =>
    createFormatter(locale, catalogues[index] ?? {}, { timeZone: "Europe/Brussels" }),
  );
  return (
    <Sheet>
      {sampleGroups.map(({ title, text, samples }) => (
        <Section key={title} title={title} text={text}>
          <Table
            caption={`${title} by language`}
            captionHidden
            even
            density="compact"
            columns={columns}
            rows={samples.map(({ call, show }) => ({
              id: call,
              cells: [
                <Name key="call">{call}</Name>,
                ...formatters.map((formatter) => (
                  <span key={formatter.locale} lang={formatter.locale}>
                    {show(formatter)}
                  </span>
                )),
              ],
            }))}
          />
        </Section>
      ))}
    </Sheet>
  );
}

import { useState } from "react";
import { CapsuleRows } from "../../patterns/capsule-rows/CapsuleRows.tsx";
import { Toolbar } from "../../patterns/toolbar/Toolbar.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { Download, Plus, Trash2 } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { SearchField } from "../../primitives/search-field/SearchField.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Table } from "../../primitives/table/Table.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { densityValues } from "../../tokens/density-values.ts";
import type { Density } from "../../tokens/density-values.ts";
import { Name } from "../parts/Name.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { capsules, results } from "./density-examples.ts";

const pixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

/** Each value of density in both. */
export function DensityFigures() {
  const compact = new Map<string, string>(Object.entries(densityValues.compact));
  return (
    <Sheet>
      <Table
        caption="Values by density"
        density="compact"
        columns={[
          { id: "name", label: "Name" },
          { id: "comfortable", label: "Comfortable" },
          { id: "compact", label: "Compact" },
        ]}
        rows={Object.entries(densityValues.comfortable).map(([name, value]) => ({
          id: name,
          cells: [
            <Name key="name">{name}</Name>,
            pixels(value),
            pixels(compact.get(name) ?? value),
          ],
        }))}
      />
    </Sheet>
  );
}

function ResultsToolbar() {
  const [wanted, setWanted] = useState("");
  return (
    <Toolbar
      search={<SearchField label="Search results" value={wanted} onChange={setWanted} />}
      filters={
        <Inline gap="small">
          <Button variant="secondary" icon={Download} onPress={() => {}}>
            Export
          </Button>
          <Button icon={Plus} onPress={() => {}}>
            Add a row
          </Button>
        </Inline>
      }
      count={`${results.length} results`}
    />
  );
}

/** A toolbar, a table and a list in one density. */
export function DensitySample({ density }: { readonly density: Density }) {
  return (
    <Sheet>
      <div data-density={density}>
        <Stack gap="large">
          <ResultsToolbar />
          <Table
            caption="Results by lesson"
            columns={[
              { id: "lesson", label: "Lesson" },
              { id: "answers", label: "Answers" },
              { id: "right", label: "Right" },
              { id: "delete", label: "Action" },
            ]}
            rows={results.map(({ lesson, answers, right }) => ({
              id: lesson,
              cells: [
                lesson,
                answers,
                right,
                <Button key="delete" variant="quiet" size="small" icon={Trash2} onPress={() => {}}>
                  Delete<VisuallyHidden> the results of {lesson}</VisuallyHidden>
                </Button>,
              ],
            }))}
          />
          <CapsuleRows capsules={capsules} />
        </Stack>
      </div>
    </Sheet>
  );
}

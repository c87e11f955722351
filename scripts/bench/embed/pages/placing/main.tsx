import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import placement from "@alambic/i18n/messages/en/placement";
import { Exercise } from "@alambic/ui/Exercise";
import categorization from "@alambic/ui/exercises/categorization";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const asked = new URLSearchParams(location.search);
const groups = ["Even", "Odd"];
const items = Array.from({ length: Number(asked.get("items")) }, (_, index) => `Number ${index}`);

const content = {
  prompt: "Sort the numbers.",
  groups: groups.map((text, index) => ({ id: `g${index}`, text })),
  items: items.map((text, index) => ({ id: `i${index}`, text })),
  members: items.map((_, index) => ({ item_id: `i${index}`, group_id: `g${index % 2}` })),
};

/** The floor: what places a thing with the fewest means, a list of places beside it. */
function Native() {
  const [placed, setPlaced] = useState<Readonly<Record<string, string>>>({});
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <label>
            {item}
            <select
              value={placed[item] ?? ""}
              onChange={({ target }) => setPlaced({ ...placed, [item]: target.value })}
            >
              <option value="" />
              {groups.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}

const root = document.querySelector("#root");
if (root !== null) {
  createRoot(root).render(
    asked.get("with") === "native" ? (
      <Native />
    ) : (
      <Exercise
        kind={categorization}
        content={content}
        language="en"
        messages={{ ...kit, ...exercise, ...placement }}
      />
    ),
  );
}

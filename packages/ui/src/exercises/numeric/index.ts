import { numeric } from "@alambic/domain/exercises/numeric";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Numeric } from "./Numeric.tsx";
import { lazyNumeric } from "./lazyNumeric.ts";

export default definePlayable(numeric, {
  Renderer: Numeric,
  marking: lazyNumeric,
  completion: "scored",
  label: () => "exercise.kind.numeric",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
});

import { createLucideIcon } from "lucide-react";

/** A drop of what was distilled, with the light on it. */
export const Drop = /* @__PURE__ */ createLucideIcon({
  name: "drop",
  size: 24,
  node: [
    ["path", { d: "M12 2.5c4.8 6.2 7 9.4 7 12.5a7 7 0 0 1-14 0c0-3.1 2.2-6.3 7-12.5Z", key: "1" }],
    ["path", { d: "M12 18a3 3 0 0 1-3-3", key: "2" }],
  ],
});

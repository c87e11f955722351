import { createLucideIcon } from "lucide-react";

/** Two atoms, and what joins them. */
export const Bond = /* @__PURE__ */ createLucideIcon({
  name: "bond",
  size: 24,
  node: [
    ["circle", { cx: "6", cy: "18", r: "4", key: "1" }],
    ["circle", { cx: "18", cy: "6", r: "4", key: "2" }],
    ["path", { d: "m8.8 15.2 6.4-6.4", key: "3" }],
  ],
});

import { createLucideIcon } from "lucide-react";

/** A lesson as the molecule draws it: it fills like a flask. */
export const Atom = /* @__PURE__ */ createLucideIcon({
  name: "atom",
  size: 24,
  node: [
    ["circle", { cx: "12", cy: "12", r: "9", key: "1" }],
    ["path", { d: "M3 12.6c3-1.9 6-1.9 9-.4s6 1.5 9-.4", key: "2" }],
    ["path", { d: "M9.5 16.5h.01", key: "3" }],
  ],
});

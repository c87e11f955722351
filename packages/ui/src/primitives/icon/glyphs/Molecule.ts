import { createLucideIcon } from "lucide-react";

/** Atoms joined by bonds: a capsule. */
export const Molecule = /* @__PURE__ */ createLucideIcon({
  name: "molecule",
  size: 24,
  node: [
    ["circle", { cx: "4.5", cy: "5", r: "2.5", key: "1" }],
    ["circle", { cx: "19.5", cy: "5", r: "2.5", key: "2" }],
    ["circle", { cx: "12", cy: "10.5", r: "3", key: "3" }],
    ["circle", { cx: "12", cy: "19.5", r: "2.5", key: "4" }],
    ["path", { d: "m6.5 6.5 3.1 2.2", key: "5" }],
    ["path", { d: "m17.5 6.5-3.1 2.2", key: "6" }],
    ["path", { d: "M12 13.5V17", key: "7" }],
  ],
});

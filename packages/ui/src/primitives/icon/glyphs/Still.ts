import { createLucideIcon } from "lucide-react";

/** The still: what is in its bowl rises, crosses the arm and comes down as a drop. */
export const Still = /* @__PURE__ */ createLucideIcon({
  name: "still",
  size: 24,
  node: [
    ["path", { d: "M6 10.9V6a4 4 0 0 1 4-4h2.5C17.5 2 21 5 21 10v2", key: "1" }],
    ["path", { d: "M10 10.9V7.5C10 6.5 10.5 6 11.5 6h1c3 0 4.5 1.5 4.5 4.5V12", key: "2" }],
    ["path", { d: "M6 10.9a5.5 5.5 0 1 0 4 0", key: "3" }],
    ["path", { d: "M2.6 16h10.8", key: "4" }],
    [
      "path",
      { d: "M19 15.5c1.5 1.9 2.2 3 2.2 4.1a2.2 2.2 0 0 1-4.4 0c0-1.1.7-2.2 2.2-4.1Z", key: "5" },
    ],
  ],
});

/** The widths that the kit is looked at in, from the narrowest phone to a wide screen. */
const widths = { narrow: 320, phone: 390, tablet: 768, laptop: 1280, wide: 1600 };

export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    {
      name: `${name} · ${width} px`,
      styles: { width: `${width}px`, height: "900px" },
      type: width < 600 ? "mobile" : width < 1000 ? "tablet" : "desktop",
    },
  ]),
);

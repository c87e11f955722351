let css = "";
let sheet: CSSStyleSheet | null = null;
let reading = false;

/** Takes the styles of a module. The build lets each module hand them over (`build/stylesInScript.ts`). */
export function addStyles(more: string): void {
  css += more;
  // Fonts are known to documents alone.
  if (more.includes("@font-face")) document.adoptedStyleSheets.push(sheetOf(more));
  if (sheet === null || reading) return;
  // A rarer kind brings the styles of several modules: they are read together, before it is drawn.
  reading = true;
  queueMicrotask(() => {
    reading = false;
    sheet?.replaceSync(css);
  });
}

/** The styles of the elements, read once for all of a page: one sheet that every shadow root shares. */
export function sharedStyles(): CSSStyleSheet {
  sheet ??= sheetOf(css);
  return sheet;
}

function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

// Before the first paint: the theme and the language that were chosen. No inline script is needed.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read("color-mode");
  if (/^(light|dark|contrast)$/.test(theme)) root.dataset.theme = theme;
  const tags = [read("language"), ...(navigator.languages || [])].map((tag) =>
    `${tag}`.slice(0, 2),
  );
  root.lang = tags.find((tag) => /^(fr|en|nl)$/i.test(tag))?.toLowerCase() ?? "fr";
})();

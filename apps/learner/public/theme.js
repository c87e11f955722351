// Sets the chosen theme and language before the first paint. A classic script of its own, so that
// the page needs no inline script.
(function () {
  "use strict";
  var root = document.documentElement;
  var languages = ["fr", "en", "nl"];
  function read(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = read("color-mode");
  if (theme === "light" || theme === "dark" || theme === "contrast") root.dataset.theme = theme;
  var spoken = [read("language")].concat(navigator.languages || []).map(function (tag) {
    return String(tag).toLowerCase().split("-")[0];
  });
  root.lang =
    spoken.find(function (tag) {
      return languages.indexOf(tag) >= 0;
    }) || "fr";
})();

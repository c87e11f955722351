import { themeRules } from "./themes/themeRules.ts";

/** The whole page; `data-theme` on html is the learner's choice. */
themeRules(":root", "");

import "./fonts.css.ts";
import "../tokens/themes.css.ts";
import "../tokens/motion.css.ts";
import "./base.css.ts";

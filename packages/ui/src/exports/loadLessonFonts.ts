export { loadLessonFonts } from "../exercises/fonts/loadLessonFonts.ts";

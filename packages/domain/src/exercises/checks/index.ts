export { acceptedAnswers } from "./acceptedAnswers.ts";
export { collectErrors, member } from "./check.ts";
export type { Check, Checked, ParseError, ParseErrorCode, Report } from "./check.ts";
export {
  figure,
  languageTag,
  option,
  partId,
  picture,
  pictureName,
  pictureWords,
  richText,
} from "./parts.ts";
export { reportBlankAnswers, reportDuplicates, reportUnknown } from "./rules.ts";
export { among, flag, text } from "./scalars.ts";
export { isObject, list, object } from "./structures.ts";
export { tagged } from "./tagged.ts";
export { whole } from "./whole.ts";

export { collectErrors, member } from "./check.ts";
export type { Check, Checked, ParseError, ParseErrorCode, Report } from "./check.ts";
export {
  acceptedAnswers,
  languageTag,
  option,
  partId,
  picture,
  pictureName,
  pictureWords,
  richText,
} from "./parts.ts";
export { reportBlankAnswers, reportDuplicates, reportUnknown } from "./rules.ts";
export { among, flag, text, whole } from "./scalars.ts";
export { isObject, list, object, tagged } from "./structures.ts";

import { words } from "../LanguageRules.ts";
import type { NounRules } from "./NounRules.ts";

const many = words("criteria media people men women children feet teeth mice indices matrices");
const either = words("data series species means headquarters");

/** The nouns of English, which show no gender. */
export const en: NounRules = {
  determiners: {
    one: words("a an each every another"),
    many: words("these those several many few both two three four five six"),
  },
  counting: words("a an each every another"),
  indefinite: /(?:^|\s)(?:an?|each|every|another)\s(?:\p{Letter}[\p{Letter}-]*\s){0,2}$/iu,
  measures: words("bunch couple group number pair range series set variety"),
  uncounted:
    /(?:^|\s)(?:(?:other|many|several|few|various|different|all|most|more|less|much|enough|in|of|by|with|for|from|to|as|into|at|on|without|through|and|or|via|per|using|like)(?:\s(?!(?:the|an?|each|every|another|this|that|its|their|your|one|some|any|no)\s)\p{Letter}[\p{Letter}-]*){0,2}|(?:all|most|much|some|part|more|less|none|rest|lot|any) of (?:the|its|their|this|that|your))\s$/iu,
  numberOf: (word) => {
    if (either.has(word)) return null;
    return many.has(word) || /[^sui]s$/u.test(word) ? "many" : "one";
  },
  singularsOf: (word) => [
    word,
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
    ...(word.endsWith("s") ? [word.slice(0, -1)] : []),
  ],
  showsGender: () => false,
  genderOf: () => null,
  alike: [
    words("program package file software application app tool utility suite product"),
    words("computer machine system server host device workstation hardware"),
    words("version release edition system distribution kernel copy"),
    words("procedure method solution approach technique mechanism way alternative"),
    words("process program service daemon task job"),
    words("folder directory path location"),
    words("feature function functionality capability ability command service"),
    words("error fault bug problem issue failure"),
    words("document documentation manual page text description information file guide"),
    words("disk drive disc partition volume device medium image"),
    words("user administrator sysadmin owner maintainer developer author person"),
    words("setting option parameter value configuration variable selection choice"),
    words("name label title hostname"),
    words("size length amount number space"),
    words("component part module element package item"),
    words("shell terminal console prompt screen"),
    words("change modification update upgrade"),
    words("effort project work community organization group"),
    words("site website page server mirror archive"),
    words("source code"),
    words("hardware software firmware"),
    words("content feature"),
    words("filename filepath pathname"),
    words("directory file tarball archive"),
    words("driver module firmware kernel"),
    words("network connection internet link"),
    words("rule requirement criteria standard policy"),
    words("installer installation setup"),
    words("password passphrase key"),
  ],
};

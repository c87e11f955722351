import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** Words behind which the clause is built alike, each with its elided form where it has one. */
const families: Readonly<Record<InstructionLanguage, readonly (readonly Joint[])[]>> = {
  en: [[["because"], ["since"]]],
  fr: [
    [["car"], ["parce que", "parce qu"], ["puisque", "puisqu"]],
    [
      ["afin que", "afin qu"],
      ["pour que", "pour qu"],
    ],
    [["afin de", "afin d"]],
  ],
  nl: [
    [["omdat"], ["aangezien"], ["doordat"], ["vermits"]],
    [["om te voorkomen dat"], ["om te vermijden dat"]],
  ],
};

type Joint = readonly [whole: string, elided?: string];

/** A reason and the word that joins it to its claim, with which it begins. */
interface JoinedReason {
  readonly reason: string;
  readonly link: string;
}

/** The forms of a word that joins, and of all that may stand for it; itself alone where nothing may. */
export function jointsLike(link: string, language: InstructionLanguage): readonly string[] {
  return (
    familyOf(link, language)?.flatMap((joint) => joint.flatMap((form) => form ?? [])) ?? [link]
  );
}

/**
 * A reason joined with the word of another, which is built alike: "car il pleut" for "parce qu’il pleut". Null where the
 * two words are of different families, or nobody could say whether the vowel of the word is dropped.
 */
export function joinedAlike(
  { reason, link }: JoinedReason,
  like: JoinedReason,
  language: InstructionLanguage,
): string | null {
  const said = bareReason({ reason, link });
  const joint = jointOf(like.link, language);
  if (link === like.link && joint === undefined) return reason;
  const isAlike = familyOf(link, language) === familyOf(like.link, language);
  if (joint === undefined || !isAlike) return null;
  const [whole, elided] = joint;
  if (elided === undefined) return `${whole} ${said}`;
  const isDropped = dropsVowel(said, whole);
  if (isDropped === null) return null;
  const apostrophe = `${reason}${like.reason}`.includes("'") ? "'" : "’";
  return isDropped ? `${elided}${apostrophe}${said}` : `${whole} ${said}`;
}

/** What is said behind the joining word. */
export function bareReason({ reason, link }: JoinedReason): string {
  return reason.slice(link.length).replace(/^[’' ]+/u, "");
}

function familyOf(link: string, language: InstructionLanguage) {
  return families[language].find((family) =>
    family.some((joint) => joint.some((form) => form === link)),
  );
}

function jointOf(link: string, language: InstructionLanguage): Joint | undefined {
  return familyOf(link, language)?.find((joint) => joint.some((form) => form === link));
}

/** Of "puisque" the vowel is only dropped before a few words; before an h nobody knows without the word. */
function dropsVowel(said: string, whole: string): boolean | null {
  if (/^h/iu.test(said)) return null;
  if (!/^[aeiouyàâéèêîôœ]/iu.test(said)) return false;
  if (!whole.startsWith("puis")) return true;
  return /^(?:ils?|elles?|on|une?|en)(?!\p{Letter})/iu.test(said) ? true : null;
}

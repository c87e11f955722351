import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What a sentence says, and why or to what end. */
export interface FoundReason {
  readonly kind: "cause" | "purpose";
  readonly claim: string;
  /** Begins with the word that joins it to the claim. */
  readonly reason: string;
  /** Reasons of one make can stand for each other as far as grammar goes. */
  readonly make: string;
}

interface Links {
  readonly cause: RegExp;
  readonly purpose: RegExp;
}

const longest = { claim: 150, reason: 130 };
const shortest = { claim: 30, reason: 25 };
const stemLength = 6;
const mostShared = 1;

const before = String.raw`(?<=[\p{Letter}\p{Number})”»],? )`;
const linked = (words: string) => new RegExp(`${before}(?:${words})(?=[ ’'])`, "u");

/** What joins a claim to its cause, or to its purpose. */
const links: Readonly<Record<InstructionLanguage, Links>> = {
  en: {
    cause: linked("because(?! of)"),
    purpose: linked("so that|in order to|to ensure that|to make sure that|to avoid|to prevent"),
  },
  fr: {
    cause: linked("car|parce que|parce qu|puisque|puisqu"),
    purpose: linked(
      "afin de|afin d|afin que|afin qu|pour que|pour qu|pour éviter|de sorte que|de façon à",
    ),
  },
  nl: {
    cause: linked("omdat|want|aangezien"),
    purpose: linked("zodat|opdat|om te voorkomen dat|om te vermijden dat|om ervoor te zorgen dat"),
  },
};

/** Words by which a claim or a reason hangs on something else, or is no statement. */
const hanging =
  /(?<!\p{Letter})(?:not|n’t|but|however|only|pas|mais|seulement|niet|maar|alleen|if|si|als|you|your|vous|votre|vos|u|uw|je)(?!\p{Letter})/u;

const pronoun =
  /^(?:\p{Letter}+ )*?(?:que |qu[’'])?(?<first>it|they|its|their|he|she|il|elle|ils|elles|on|het|ze|zij|deze|dit|hun)(?!\p{Letter})/iu;

/** The reason that a sentence gives, if it gives one; null where it gives none that can be asked for. */
export function reasonIn(sentence: string, language: InstructionLanguage): FoundReason | null {
  for (const kind of ["cause", "purpose"] as const) {
    const found = links[language][kind].exec(sentence);
    if (found === null) continue;
    const claim = sentence.slice(0, found.index).replace(/,? $/u, "");
    const reason = sentence.slice(found.index).replace(/\.$/u, "");
    const link = found[0];
    const said = reason.slice(link.length);
    const isWhole =
      claim.length >= shortest.claim &&
      claim.length <= longest.claim &&
      reason.length >= shortest.reason &&
      reason.length <= longest.reason &&
      !/[;:()]/u.test(sentence) &&
      !hanging.test(claim) &&
      !links[language].cause.test(said) &&
      shared(claim, said) <= mostShared;
    if (!isWhole) return null;
    const [, first = "noun"] = pronoun.exec(said.trim().split(" ").slice(0, 2).join(" ")) ?? [];
    return { kind, claim, reason, make: `${kind} ${link} ${first.toLowerCase()}` };
  }
  return null;
}

/** How many longer words of one text stand in the other. */
export function shared(one: string, other: string): number {
  const stems = (text: string) =>
    new Set(
      (text.toLowerCase().match(/\p{Letter}{5,}/gu) ?? []).map((word) => word.slice(0, stemLength)),
    );
  const [mine, its] = [stems(one), stems(other)];
  return [...mine].filter((stem) => its.has(stem)).length;
}

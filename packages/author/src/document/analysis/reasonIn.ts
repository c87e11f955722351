import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isBalanced } from "./readable.ts";

/** What a sentence says, and why or to what end. */
export interface FoundReason {
  readonly kind: "cause" | "purpose";
  readonly claim: string;
  /** Begins with the word that joins it to the claim. */
  readonly reason: string;
  /** Reasons of one make can stand for each other as far as grammar goes. */
  readonly make: string;
}

/** Of a long text what is surely worth asking; of a short one, which says each thing once, all that can be. */
export type Reach = "narrow" | "wide";

interface Links {
  readonly cause: RegExp;
  readonly purpose: RegExp;
}

interface Bounds {
  readonly claim: readonly [least: number, most: number];
  readonly reason: readonly [least: number, most: number];
}

const bounds: Readonly<Record<Reach, Bounds>> = {
  narrow: { claim: [30, 150], reason: [25, 130] },
  wide: { claim: [30, 190], reason: [20, 170] },
};
const stemLength = 6;
const mostShared = 1;

const before = String.raw`(?<=[\p{Letter}\p{Number})”»],? )`;
const linked = (words: string) => new RegExp(`${before}(?:${words})(?=[ ’'])`, "u");

const purposes: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: linked("so that|in order to|to ensure that|to make sure that|to avoid|to prevent"),
  fr: linked(
    "afin de|afin d|afin que|afin qu|pour que|pour qu|pour éviter|de sorte que|de façon à",
  ),
  nl: linked("zodat|opdat|om te voorkomen dat|om te vermijden dat|om ervoor te zorgen dat"),
};

/** What joins a claim to its cause, or to its purpose. */
const links: Readonly<Record<Reach, Readonly<Record<InstructionLanguage, Links>>>> = {
  narrow: {
    en: { cause: linked("because(?! of)"), purpose: purposes.en },
    fr: { cause: linked("car|parce que|parce qu|puisque|puisqu"), purpose: purposes.fr },
    nl: { cause: linked("omdat|want|aangezien"), purpose: purposes.nl },
  },
  wide: {
    en: { cause: linked("because(?! of)"), purpose: purposes.en },
    fr: {
      cause: linked("(?<!(?:en|par|un|le|du|de) )car|parce que|parce qu|puisque|puisqu"),
      purpose: purposes.fr,
    },
    nl: { cause: linked("omdat|want|aangezien|doordat|vermits"), purpose: purposes.nl },
  },
};

/** Words by which a claim or a reason hangs on something else, or is no statement. */
const hanging =
  /(?<!\p{Letter})(?:not|n’t|but|however|only|pas|mais|seulement|niet|maar|alleen|if|si|als|you|your|vous|votre|vos|u|uw|je)(?!\p{Letter})/u;

/** Behind a comma a reason is one of what is denied as well, and never itself denied. */
const hangingWide =
  /(?<!\p{Letter})(?:but|however|mais|maar|though|although|bien que|hoewel|alors que|tandis que|while|whereas|terwijl|if|si|s’ils?|als|indien|either|soit|daarvan|daaraan|daarmee|daarbij|daarin|daardoor|hiervan|ervan|d’autant|surtout|vooral|partly|simply|just|merely|you|your|vous|votre|vos|u|uw|je)(?!\p{Letter})/iu;
const denied =
  /(?<!\p{Letter})(?:not|n’t|only|never|no|ne|n’\p{Letter}+|pas|seulement|niet|geen|nooit|alleen)(?!\p{Letter})/iu;

/** What follows these may be what came of it, unless somebody has to do it. */
const tellsResult = /^(?:so that|zodat|de sorte que)$/u;
const mayOrder =
  /(?<!\p{Letter})(?:must|should|has to|have to|doit|doivent|devra|moet|moeten|dient|dienen)(?!\p{Letter})/u;

const pronoun =
  /^(?:\p{Letter}+ )*?(?:que |qu[’'])?(?<first>it|they|its|their|he|she|il|elle|ils|elles|on|het|ze|zij|deze|dit|hun)(?!\p{Letter})/iu;

/** The reason that a sentence gives, if it gives one; null where it gives none that can be asked for. */
export function reasonIn(
  sentence: string,
  language: InstructionLanguage,
  reach: Reach = "narrow",
): FoundReason | null {
  const own = links[reach][language];
  for (const kind of ["cause", "purpose"] as const) {
    const found = own[kind].exec(sentence);
    if (found === null) continue;
    const claim = sentence.slice(0, found.index).replace(/,? $/u, "");
    const reason = sentence.slice(found.index).replace(/\.$/u, "");
    const link = found[0];
    const said = reason.slice(link.length);
    const isWhole =
      isWithin(claim, bounds[reach].claim) &&
      isWithin(reason, bounds[reach].reason) &&
      !own.cause.test(said) &&
      shared(claim, said) <= mostShared &&
      (reach === "narrow"
        ? !/[;:()]/u.test(sentence) && !hanging.test(claim)
        : standsWide(claim, said, sentence.charAt(claim.length) === ",") &&
          (!tellsResult.test(link) || mayOrder.test(claim)));
    if (!isWhole) return null;
    const [, first = "noun"] = pronoun.exec(said.trim().split(" ").slice(0, 2).join(" ")) ?? [];
    return {
      kind,
      claim,
      reason,
      make: `${kind} ${link} ${first.toLowerCase()}`,
    };
  }
  return null;
}

function standsWide(claim: string, said: string, isParted: boolean): boolean {
  return (
    !/[;:]/u.test(claim + said) &&
    [claim, said].every(isBalanced) &&
    !hangingWide.test(claim) &&
    (isParted || !denied.test(claim)) &&
    !purposeInside(claim) &&
    !joining.test(claim)
  );
}

/** A claim that goes on behind its reason: "…, and because …, …". */
const joining =
  /(?<!\p{Letter})(?:and|but|or|et|mais|ou|en|maar|of|dus|is|are|est|sont|zijn|was|so|only|just|surtout|precisely|justement|juist),?$/u;

/** "It is done so, to avoid that": the reason may be one of the aim. */
function purposeInside(claim: string): boolean {
  return Object.values(purposes).some((purpose) => purpose.test(claim));
}

function isWithin({ length }: string, [least, most]: readonly [number, number]): boolean {
  return length >= least && length <= most;
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

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { words } from "./LanguageRules.ts";
import { verbForms } from "./verbForms.ts";

/** What tells a clause, by language. Words are in lower case. */
export interface VerbRules {
  /** Forms that only a finite verb has, the commonest of them. */
  readonly finite: ReadonlySet<string>;
  /** Of those, forms that are nouns as well, and what stands before them then: "une mesure". */
  readonly nouns: { readonly forms: ReadonlySet<string>; readonly before: ReadonlySet<string> };
  /** Words that open a clause with a verb of its own. */
  readonly openers: ReadonlySet<string>;
  /** Endings of finite verbs; what has one is a verb where an article stands behind it. */
  readonly ending: RegExp;
  /** Infinitives that end as finite forms do. */
  readonly infinitive: RegExp;
  readonly articles: ReadonlySet<string>;
  /** Forms that are finite behind a plural, and orders or infinitives elsewhere. */
  readonly plural: ReadonlySet<string>;
  /** In subordinate clauses the verb comes last. */
  readonly verbLast: boolean;
  /** Verbs that are no nouns: where one begins a sentence, it orders. */
  readonly orders: ReadonlySet<string>;
  /** What may stand before an article and is no verb. */
  readonly beforeArticles: RegExp;
}

const none: ReadonlySet<string> = new Set();
const nothing = /$^/u;

export const verbsOf: Readonly<Record<InstructionLanguage, VerbRules>> = {
  en: {
    finite: words(
      `is are was were has have had does did do can cannot could may might must shall should will would isn’t aren’t doesn’t don’t won’t can’t contains contain provides provide allows allow includes include requires require supports support uses makes takes gives shows means needs works runs starts begins ends becomes became remains consists consist depends depend comes came goes went lies stands serves serve acts applies refers belongs exists exist occurs occur happens appears appear offers offer handles determines describes defines represents specifies controls creates produces forms keeps holds leads causes helps lets enables prevents covers follows differs differ varies vary grew grows lived lives fell rose stood held wrote made took gave began led found became covers carries feeds flows moves turns breaks burns sends receives reads writes stores displays prints installs performs ensures connects communicates corresponds cooperates interacts participates replaces suggests recommends enhances depended contained provided ${verbForms.en}`,
    ),
    nouns: { forms: none, before: none },
    openers: words(
      "who whom which that whose where when while if because since although unless whether how what why",
    ),
    ending: /(?:[^su]s|ed)$/u,
    infinitive: nothing,
    articles: words("the a an its their his her this these that each every all any no"),
    plural: words(
      "use make take reside migrate differ vary keep help run start begin end work need show give live grow carry move form cause hold lead let follow eat drink feed build lay bear produce represent define describe determine control create handle serve belong refer apply act stand lie go come become send receive read write store install connect replace recommend enter leave fall rise reach share link join split turn form operate function communicate extend consist remain trickle",
    ),
    verbLast: false,
    orders: words(
      "execute insert delete perform replace accept select remove create invoke specify ensure avoid choose enter define consult",
    ),
    beforeArticles: /(?:ly|ing|en)$/u,
  },
  fr: {
    finite: words(
      `est sont était étaient fut furent sera seront serait seraient soit a ont avait avaient aura auront aurait peut peuvent pouvait pourra pourront pourrait pourraient doit doivent devait devra devront devrait devraient faut fait font va vont contient contiennent permet permettent fournit fournissent utilise utilisent offre offrent existe existent sert servent dépend dépendent demande demandent nécessite nécessitent comprend comprennent comporte comportent constitue constituent représente représentent indique indiquent désigne signifie correspond correspondent devient deviennent reste restent vient viennent tient tiennent met mettent prend prennent donne donnent porte portent produit produisent crée créent suffit suit suivent agit agissent assure assurent concerne concernent consiste consistent décrit définit détermine dispose disposent effectue effectuent évite exige exigent installe installent apparaît apparaissent appartient arrive commence commencent continue continuent contrôle couvre empêche entraîne envoie explique forme forment fonctionne fonctionnent garde gère gèrent inclut incluent lit lance marche mesure modifie montre montrent ouvre partage partagent passe perd possède possèdent prévoit propose proposent protège protègent provoque reçoit recommande remplace remplacent rend rendent répond reprend réduit s’appelle s’appellent se trouve se trouvent supporte supportent supprime tourne traite transforme travaille travaillent vaut varie varient vit vivent voit naît meurt refuse refuseront migrent vérifie affiche affichent exécute exécutent démarre stocke stockent ajoute ajoutent renvoie choisissent préfèrent ${verbForms.fr}`,
    ),
    nouns: {
      forms: words(
        "produit mesure marche forme garde partage demande porte passe offre reste fait lit",
      ),
      before: words(
        "le la l les un une des du de d au aux chaque cette cet ces son sa ses leur leurs en par",
      ),
    },
    openers: words(
      "qui que qu dont où si lorsque lorsqu quand puisque puisqu parce car comme lequel laquelle lesquels lesquelles auquel",
    ),
    ending: /(?:e|ent|it|ait|aient|ra|ront)$/u,
    infinitive: /(?:ndre|ttre|aire|oire|uire|crire|lire|dire|suivre|vivre)$/u,
    articles: words("le la les l un une leur son sa ses cet cette ce"),
    plural: words(""),
    verbLast: false,
    orders: none,
    beforeArticles: /(?:[^et]|ant|ent|ôt|uite)$|^(?:seule|telle|quelle|outre)$/u,
  },
  nl: {
    finite: words(
      `is zijn was waren wordt worden werd werden heeft hebben had hadden wil wilt willen wilde wilden kan kunnen kon konden moet moeten moest moesten mag mogen mocht zal zullen zou zouden hoeft hoeven bevat bevatten biedt bieden geeft geven gebruikt gebruiken maakt maken staat staan ligt liggen zit zitten komt komen gaat gaan doet doen blijft blijven bestaat bestaan dient dienen vormt vormen betekent hangt houdt houden neemt nemen brengt brengen krijgt krijgen laat laten leidt leiden levert leveren loopt lopen speelt spelen stelt stellen toont tonen verschilt vertoont volgt volgen volstaat vereist vereisen werkt werken zorgt zorgen begint beginnen bent beschikt beschikken beschrijft bepaalt bepalen bereikt bewaart betreft controleert draagt duurt eindigt gebeurt geldt gelden hoort horen installeert kiest kiezen kost leest leven leeft lijkt maakte moet noemt ondersteunt ondersteunen ontbreekt ontstaat ontstaan ontvangt opent past passen regelt schrijft schrijven slaat start stuurt sturen toestaat trekt valt vallen vangt vergt verandert verdwijnt verkiezen verloopt verschaffen verschaft verschijnt vervangt vindt vinden voert vraagt vult waarborgt weegt weigert wijst wijzigt zendt zenden ziet zoekt ${verbForms.nl}`,
    ),
    nouns: { forms: none, before: none },
    openers: words(
      "die dat wie wat welke welk hoe want aangezien vermits waar waarin waarmee waarvan waarop waaraan waaruit waarbij waardoor waarvoor als indien wanneer omdat terwijl hoewel zodat opdat tenzij totdat nadat voordat doordat of",
    ),
    ending: /[^aeiou]t$/u,
    infinitive: nothing,
    articles: words("de het een hun zijn haar deze dit dat die elke elk"),
    plural: words(""),
    verbLast: true,
    orders: none,
    beforeArticles: /(?:ly|ing|en)$/u,
  },
};

/** The words of a text in lower case, elided ones on their own. */
export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .match(
        /\p{Letter}[\p{Letter}\p{Number}]*(?:[-’']\p{Letter}[\p{Letter}\p{Number}]*)*|[,:;()]/gu,
      )
      ?.flatMap(parts) ?? []
  );
}

/** "qu’il" is two words, "isn’t" and "aujourd’hui" are one. */
function parts(word: string): readonly string[] {
  const [, head, tail] = /^(qu|lorsqu|puisqu|l|d|s|n|c|j)[’'](.+)$/u.exec(word) ?? [];
  return head === undefined || tail === undefined ? [word] : [head, tail];
}

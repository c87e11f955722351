import type { DoubtRules } from "./DoubtRules.ts";
import { common, start, word } from "./signs.ts";

export const fr: DoubtRules = {
  doubts: [
    ...common,
    // De quoi c’est le plus, que quoi c’est plus.
    {
      sign: /^(?:(?:Le|La|Les|Un|Une) |L’)[^,]{0,40}(?:le|la|les) (?:plus|moins) \p{Lowercase}+ (?:est|sont|consiste)(?!\p{Letter})/u,
      points: 2.5,
    },
    {
      sign: /^(?:Le|La|Les) (?:princip|meilleur|seul|unique)\p{Letter}* \p{Lowercase}+ (?:est|sont)(?!\p{Letter})/u,
      points: 2.5,
    },
    { sign: word("choisie?s?|demandée?s?|proposée?s?|obtenue?s?"), points: 0.8 },
    { sign: word("préférables?(?! (?:à|au|aux)(?!\\p{Letter}))"), points: 1 },
    // À qui.
    { sign: /^.{0,35}(?<!\p{Letter})(?:sa|son|ses|leurs?)(?!\p{Letter})/u, points: 1.8 },
    {
      sign: word(
        "(?:l’image|la liste|le script|la page|le site|le menu|la valeur|l’outil|le programme)(?! \\p{Letter}+)",
      ),
      points: 1,
    },
    { sign: word("certaine?s|aussi|également|encore"), points: 0.9 },
    // Ce que personne ne nierait, ou ne saurait.
    { sign: /^(?:Dans|Sur|Avec|Par|Pour|À) (?:(?:le|la) |l’)\p{Lowercase}+,? /u, points: 1.2 },
    { sign: word("valeurs?|plus délicat|ailleurs"), points: 0.5 },
    {
      sign: start(
        "La plupart|Beaucoup|Plusieurs|Certaine?s?|Quelques|De nombreu\\p{Letter}+|Peu|Une grande|Un grand|Aucune? des|Nombre|Tout",
      ),
      points: 1.5,
    },
    { sign: start("Plus|Moins|Environ|Près|Presque|Seule?s?"), points: 1.2 },
    {
      sign: start(
        "Pour|Dans|En|À|Sur|Avec|Par|Lors|Pendant|Sous|Sans|Avant|Après|Parmi|Selon|Afin|Initialement|Notamment|Souvent|Traditionnellement|D’un|D’une",
      ),
      points: 0.7,
    },
    {
      sign: start(
        "Une? (?:bonne?|autre|second|seconde|troisième|premier|première|nouve\\p{Letter}+|telle?|petit|petite|simple)",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "aussi|également|encore|déjà|enfin|plutôt|quand même|d’abord|ensuite|puis|simplement|juste|naturellement|bien sûr|évidemment|probablement|certainement|malheureusement|heureusement|non plus",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "autres?|même|mêmes|différente?s?|divers|diverses|certaine?s?|particuli\\p{Letter}+|spécifiques?|spécia\\p{Letter}+|correspondante?s?|concernée?s?|adéquate?s?|appropriée?s?|nécessaires?|donnée?s?|restante?s?|en question",
      ),
      points: 0.8,
    },
    {
      sign: word(
        "premi\\p{Letter}+|deuxièmes?|seconde?s?|troisièmes?|derni\\p{Letter}+|prochaine?s?",
      ),
      points: 1.2,
    },
    {
      sign: word(
        "actuel\\p{Letter}*|récente?s?|récemment|nouve\\p{Letter}+|prochainement|bientôt|autrefois|jadis|anciennement|à ce jour|pour l’instant|à l’avenir|jusqu’à présent",
      ),
      points: 1,
    },
    { sign: word("vous|votre|vos|vous-mêmes?|tu|ton|tes"), points: 1.2 },
    { sign: /(?:^|\s)d?l?’?on(?=\s)/u, points: 0.5 },
    { sign: word("ils?|elles?|leurs?|lui|eux|celles?|celui|ceux"), points: 0.7 },
    {
      sign: word(
        "c’(?:est|était)|y|en (?:est|sont|a|ont|peut|fait|utilise|utilisent|contient|permet|possède|dispose|existe|sort|reste|résulte|découle)|tout cela|l’un|l’une",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "lignes?|colonnes?|exemples?|écrans?|fenêtres?|étapes?|listes?|sorties?|choix|cas",
      ),
      points: 1,
    },
    { sign: word("lignes? \\d+|étapes? \\d+|ex|etc|c’est-à-dire|à savoir"), points: 2 },
    {
      sign: word("(?:décrit|expliqué|documenté|listé|mentionné|présenté|détaillé)e?s?|résumer|ça"),
      points: 1.5,
    },
    { sign: /(?<=\p{Letter})rai(?:t|ent)(?!\p{Letter})/u, points: 0.6 },
    {
      sign: word(
        "bonne?s?|mieux|meilleur\\p{Letter}*|utiles?|importante?s?|faciles?|difficiles?|intéressante?s?|conseillée?s?|recommandée?s?|préférables?|agaçante?s?|fastidieu\\p{Letter}+|agréables?",
      ),
      points: 0.8,
    },
    {
      sign: word(
        "peut-être|parfois|souvent|généralement|habituellement|normalement|pourrai\\p{Letter}+|devrai\\p{Letter}+|éventuel\\p{Letter}*|quelques|plusieurs",
      ),
      points: 0.6,
    },
    {
      sign: word("choses?|façons?|manières?|problèmes?|situations?|points?|sujets?|raisons?"),
      points: 0.6,
    },
  ],
  definiteStart: /^(?:(?:Le|La) |L’)/u,
  pluralSubject: /$^/u,
  definite:
    /(?<=(?:^|\s)(?:(?:[Ll]e|[Ll]a|du|au) |(?:de |à )?[Ll]’))\p{Lowercase}[\p{Letter}-]+(?=[,.)]|\s(?:est|sont|a|peut|doit|et|ou|pour|dans|sur|par|avec|en|si|lorsqu|quand|afin|sans|sera)(?!\p{Letter}))/gu,
};

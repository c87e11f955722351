import { words } from "./LanguageRules.ts";
import type { LanguageRules } from "./LanguageRules.ts";

const before = "(?<![\\p{Letter}’'-])";
const after = "(?![\\p{Letter}’'-])";
const whole = (pattern: string) => new RegExp(before + pattern + after, "u");
const swap = (name: string, from: string, to: string) => [
  { name, find: whole(from), replace: to },
  { name, find: whole(to), replace: from },
];
/** Comparatives are only turned where the other side is named. */
const compared = (from: string, to: string, than: string) => [
  { name: "antonym", find: whole(`${from}(?= ${than} )`), replace: to },
  { name: "antonym", find: whole(`${to}(?= ${than} )`), replace: from },
];

/** More than one of a thing: where there is one, "at least one" and "at most one" are both true. */
const several = "(?:[2-9]|1\\d|deux|trois|quatre|cinq|six|dix)";

export const fr: LanguageRules = {
  anaphoricStart:
    /^(?:N(?:e |’)\p{Lowercase}+ez(?=\s)|(?:Malheureusement|Heureusement|Le mot|Le plus souvent|Les noms sur|Les identifiants sont|Comme|Étant donné|Vu que)(?=[\s,’])|\p{Uppercase}\p{Lowercase}+ons(?=\s)|(?:Un avantage|L’avantage|L’inconvénient|Le résultat|Le concept|La signification|Pour tout dire|Passer|Presser|L’idée|Le problème|La raison|La question|La réponse|La différence|Dans le cas|Dans d’autres|Pour les autres|Pour retrouver|Pour vous aider|De la même|De manière|De façon|Dans certaines|Lorsqu’arrivera|Lorsque|Lorsqu’on|Lorsqu’un|Lorsqu’une|Quand|Bien que|Bien qu|Puisque|Puisqu|Une fois|Voyons|Supposons|Vous|Toutes? utilisation|Sont|Tous|Toutes|Le premier écran|En utilisant|En plus|Outre|Hormis|Habituellement|Normalement|Après un certain|Au|Chaque|La page|Le champ|Avec la|Avec le|Dès le début|Plus récemment|Outre|Depuis|La première|La dernière|La deuxième|La seconde|Le premier|Le dernier|Le deuxième|Le second|L’autre|Dans les deux|Dans ce|Dans la plupart|Dans certains|Dans quelques|Dans tous|Il|Elle|Ils|Elles|Ce|Cela|Ceci|Ça|Cet|Cette|Ces|Celui|Celle|Ceux|Celles|On|Nous|Vous|Je|Tu|Leur|Leurs|Son|Sa|Ses|Notre|Nos|Votre|Vos|Ici|Là|Y|De plus|En outre|Cependant|Toutefois|Ainsi|Donc|Mais|Et|Ou|Or|Car|Puis|Ensuite|Enfin|D’abord|Par exemple|Par conséquent|Par contre|Par ailleurs|En effet|En fait|En revanche|De même|Sinon|Autrement|Si|Comme|Notez|Veuillez|Voir|Certains|Certaines|Certes|D’autres|D’autre part|L’un|L’une|Tous deux|Aussi|Également|Alors|Dès lors|Néanmoins|Pourtant|Voici|Voilà|Bref|Non|Oui|Même|Bien sûr|Évidemment|Actuellement|Désormais|Maintenant|Aujourd’hui|Parfois|Surtout|Finalement|Premièrement|Deuxièmement|Quelques-uns|Plusieurs d’entre|Autre|Une autre|Un autre|Les autres|Tout cela|Le même|La même|Les mêmes|Pour cela|Pour ce|À cela|À côté de|De toute façon|Les deux|Tous les deux|Une solution|Tout dépend|Quant à|Tandis|Alors que|Remarque|Attention|Exemple)(?=[\s,’'-])|[CJSDL]’(?:est|était|il|elle|ai|y)|\p{Uppercase}\p{Lowercase}+ez(?=[\s,-]))/u,
  pointer:
    /(?<!\p{Letter})(?:de|à|pour|sans|peut|peuvent|doit|doivent|faut|va|vont) (?:(?:le|la|les|lui|leur) |l’)\p{Lowercase}{3,}(?:er|ir|re)(?!\p{Letter})|(?<!\p{Letter})(?:semblables?|équivalente?s?|similaires?|maintenant|l’organisation|les deux|entre eux|entre elles|quelqu’un|celui qui|celle qui|ceux qui|donc|ainsi|toutefois|cependant|pourtant|néanmoins|par conséquent|en effet|d’ailleurs|alors|par ailleurs|en revanche|au contraire|l’exemple|les exemples|par exemple|voir|le document|le manuel|le texte|le fait|précède|précèdent|note dans|[Tt]able \d)(?!\p{Letter})|, \p{Lowercase}+ez(?!\p{Letter})|(?<![\p{Letter}-])(?:ce|cet|cette|ces|cela|ceci|celui-ci|celle-ci|ceux-ci|celles-ci|ceux-là|celui-là|ci-dessus|ci-dessous|ci-après|ci-joint|suivante?s?|précédente?s?|précédemment|chapitres?|sections?|paragraphes?|figures?|annexes?|tableaux? \d|pages? \d|ici|là-bas|là(?! où)|plus haut|plus bas|plus loin|cf|susmentionnée?s?|ledit|ladite|dernier cas|premier cas|celles-là|celle-là|(?:sont|est|peut|peuvent|doit|doivent) donc|(?:le|du|dans le) tableau|vont suivre|qui suit|qui suivent|du texte|que vous lisez|qui en|une? telle?|de tels|de telles|tels que|tel que vu|j’ai|je|nous|notre|nos)(?![\p{Letter}-])/iu,
  backwardPronoun:
    /(?<![\p{Letter}’'-])(?:elle|elles|ils|lui|eux|il(?! (?:est (?:possible|nécessaire|important|recommandé|conseillé|préférable|facile|difficile|impossible|probable|utile|courant|rare)|faut|existe|y a|convient|suffit|vaut|n’y a)))(?![\p{Letter}’'-])/iu,
  fragment:
    /^(?:Identique|Semblable|Similaire|Équivalente?)s? (?:à|aux?) |^(?:Nombre|Liste|Nom|Taille|Type|Valeur|Durée|Numéro|Chemin|Code) d(?:e |’)|^En particulier|^De nouveau|de la chose|^(?!Lors|Près|Afin|Autour|Hors|Loin|Plus|Moins)\p{Letter}+ (?:du |des |de la |de l’)|^(?:Le|La) (?:premi|deuxi|troisi|quatri|second|derni)|^(?:Notes?|Nota) \p{Lowercase}|^(?:N’|Ne )\p{Letter}+(?:ez|ons)(?!\p{Letter})|^(?:Les \p{Lowercase}+(?:er|ir)|Jusqu’à présent|Pour résumer|En résumé|En bref|En somme|S’il|S’ils|S’elle|C’est|C’était|D’où|D’après|À la différence|Contrairement|À l’inverse|Deuxième|Troisième|Première|Chercher|Aucune? d|Les plus|Les moins|Notamment|Initialement|Peut|Peuvent|Doit|Doivent|Est|Sont|Permet|Contient|Indique|Utilisée?s?|Fournie?s?|Basée?s?|Conçue?s?|Développée?s?|Écrite?s?|Disponibles?|Installée?s?|Défini|Définit|Selon les cas)(?=[\s’,])|^\p{Uppercase}\p{Letter}+ (?:à|quand|lorsque) |(?<!\p{Letter})(?:les premi(?:ers|ères)|les second(?:s|es)|lignes? \d|étapes? \d|consultez|veillez|vérifiez|assurez-vous|n’oubliez|rappelez|notez|la suite présente|en est une?|par contre|ailleurs|une autre histoire|mon|ma|mes)(?!\p{Letter})/iu,
  lostPronoun:
    /^(?:Sous|Dans|Pour|Avec|Par|En|À|Sur|Sans|Lors|Pendant|Après|Avant|Depuis|Qu’)[^,]*, (?:ils?|elles?)(?! (?:est|faut|y a|existe|suffit|convient|vaut))(?!\p{Letter})|^Qu’/u,
  determiners: words(
    "le la les l un une des du au aux chaque aucun aucune quelques plusieurs leur leurs son sa ses cet cette ces votre vos tout toute tous toutes deux trois quatre",
  ),
  functionWords: words(
    "le la les l un une des du de d au aux à et ou où mais donc car ni que qui quoi dont qu en dans par pour sur sous avec sans vers chez entre lors pendant depuis avant après contre selon comme si ne n pas plus moins très trop se s y il elle ils elles on nous vous je tu ce c cet cette ces son sa ses leur leurs est sont était étaient être été a ont avait avoir peut peuvent doit doivent fait font sera seront serait afin ainsi aussi même lorsque quand puis alors tandis parce puisque jusqu jusque via dès hors sauf grâce soit cela celui celle ceux celles chaque tout tous toute toutes permet permettent contient contiennent utilise utilisent",
  ),
  generalNouns: words(
    "chose choses résultat résultats étape étapes fois cas façon manière manières partie parties nombre type types sorte sortes exemple exemples ensemble suite fin début moment temps point points plupart base aide cours effet effets compte lieu place besoin mesure raison raisons côté niveau niveaux genre titre jour jours façons moyen moyens reste fait faits plus moins peu beaucoup sujet monde année années personne personnes question questions problème problèmes mise forme formes section chapitre possibilité possibilités intérêt faveur attention terme termes mot mots gens note notes figure figures haut long bas bout milieu centre travers intermédiaire gros mise mises cause concept espace",
  ),
  isNoNoun:
    /(?:ez|ant|ants|ante|antes|aient|erait|eront|ment que|ement)$|^(?:petite?s?|grande?s?|nouve(?:au|aux|lles?|l)|anciene?s?|anciennes?|premi(?:er|ers|ère|ères)|derni(?:er|ers|ère|ères)|seconde?s?|bonne?s?|bons?|meilleure?s?|moindres?|pires?|forte?s?|faibles?|mauvaise?s?|autres?|mêmes?|tels?|telles?|seule?s?|vieux|vieille|propres?|simples?|différente?s?|principa(?:l|le|les|ux)|prochaine?s?|plupart|être|avoir|faire|utiliser|seul|quelque|ici|afin|toujours|souvent|lire|dire|écrire|mettre|permettre|suivre|prendre|choisir|définir|obtenir|fournir|voir|certaine?s?|possibles?|présente?s?|suivante?s?|précédente?s?|dits?|dites?)$|(?<!ti|si|xi|gi|ni|mé|té|dé|cou|lu|bu|vu)er$|(?<!t)ée?s?$/u,
  beforeNoun:
    /(?<!\p{Letter})(?:le|la|les|l|un|une|des|du|de|d|aux|par|pour|sans|avec|sur|sous|dans|entre|contre|et|ou|comme|cet|ces|son|sa|ses|leur|leurs|votre|vos|chaque|plusieurs|quelques|deux|trois|quatre|tout|toute|tous|toutes|autres?|nouve(?:au|aux|lles?|l)|petite?s?|grande?s?|seule?|même|bonnes?|bons?)[ ’']$/iu,
  endsPhrase: false,
  isVerbal: (word) =>
    /(?:dre|ttre|ivre|aire|oire)$/.test(word) &&
    /^(?:pren|met|ren|per|sui|fai|cro|appren|compren)/.test(word),
  falsifiers: [
    // Without what would be "pas de" behind the verb, which would tell.
    { name: "antonym", find: whole(`au moins(?= ${several})`), replace: "au plus" },
    { name: "antonym", find: whole(`au plus(?= ${several})`), replace: "au moins" },
    ...swap("antonym", "minimum", "maximum"),
    ...swap("antonym", "minimale", "maximale"),
    ...swap("antonym", "minimal", "maximal"),
    { name: "antonym", find: whole("plus de(?= \\d)"), replace: "moins de" },
    { name: "antonym", find: whole("moins de(?= \\d)"), replace: "plus de" },
    ...compared("plus grand", "plus petit", "que"),
    ...compared("plus grande", "plus petite", "que"),
    ...swap("antonym", "augmente", "diminue"),
    ...swap("antonym", "augmentent", "diminuent"),
    ...swap("antonym", "obligatoire", "facultatif"),
    ...swap("antonym", "possible", "impossible"),
    ...swap("antonym", "inférieure à", "supérieure à"),
    ...swap("antonym", "inférieur à", "supérieur à"),
    ...compared("plus rapide", "plus lent", "que"),
    ...compared("plus ancienne", "plus récente", "que"),
    ...compared("plus ancien", "plus récent", "que"),
    ...swap("antonym", "interdit", "autorisé"),
    ...swap("antonym", "gratuit", "payant"),
    ...swap("antonym", "premier", "dernier"),
    ...swap("antonym", "première", "dernière"),
    ...swap("antonym", "nord", "sud"),
    ...swap("antonym", "à gauche", "à droite"),
  ],
  unsure:
    /^(?:Certaine?s?|Plusieurs|Beaucoup|De nombreu|La plupart|Une partie|Quelques|Peu|Plus|Moins|Toute?s?|Tous|Des)(?=[ xs])|(?<![\p{Letter}’-])(?:quelques|nombreu\p{Letter}+|plusieurs|certaine?s?|sauf|à moins|sinon|peut-être|parfois|éventuellement|généralement|habituellement|normalement|souvent|ou non)(?![\p{Letter}’-])/u,
  contrast:
    /(?<=,) (?:et )?(?:non|pas) |(?<!\p{Letter})(?:dans la mesure où|rien|les? seule?s?|la seule|soit|mais|chaque|chacune?|aussi|même|également|(?:et|ou) (?:est|sont|devrait|devraient|devra|pourrait|pourra|va|ont|reste|peut|peuvent|doit|doivent|permet|contient|sert|utilise|offre|n’|ne))(?!\p{Letter})/iu,
  byDefault: /(?<!\p{Letter})[Pp]ar défaut(?!\p{Letter})/u,
  // "Des …" may be others.
  noFalsifying:
    /(?<![\p{Letter}’-])(?:tous|toutes|ni|aucune?|jamais|ne .* que|n’.* que|non plus|sans)(?![\p{Letter}’-])/u,
  definitions: [
    /^(?:Un |Une |Le |La |Les |L’)?(?<term>(?:[\p{Letter}][\p{Letter}’'-]*(?: (?:de |d’|du |des )?[\p{Letter}][\p{Letter}’'-]*){0,2})) (?:est|désigne|signifie|représente(?! [^.]* par )|constitue) (?<definition>(?:un |une |le |la |l’|les |des )[^.]{25,200})\.$/u,
    /^On appelle (?<named>[\p{Letter}][\p{Letter} ’'-]{2,40}?) (?<definition>(?:un |une |le |la |l’|les |des )[^.]{25,200})\.$/u,
    /^(?<definition>(?:Une? |Les? |La |L[’']|Chaque )[^.,;:]{20,160}?) (?:est|sont) (?:aussi |souvent |parfois )?(?:appelée?s?|nommée?s?|dénommée?s?) (?:une? |des |les? |la |l[’'])?(?<named>\p{Letter}[\p{Letter} ’'-]{2,40}?)(?: ?\([^()]*\))?(?:,[^.]{0,80})?\.$/u,
  ],
  abbreviations:
    /(?:^|[\s(])(?:p\. ?ex|ex|etc|cf|M|Mme|Mlle|Dr|St|art|chap|fig|vol|env|av|apr|n°|no|éd|J\.-C)\.$/u,
  numberWords: ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  numberedThing:
    /(?:chapitre|section|figure|tableau|annexe|page|version|article|étape|partie|paragraphe|n°|numéro|debian|linux|windows|série|type|niveau)\s*$/iu,
  frontMatter:
    /^(?:préface|avant-propos|à propos de ce (?:livre|document|manuel|guide)|remerciements|sommaire|table des matières|index|glossaire|bibliographie.*|littérature|lectures complémentaires|références|licence|copyright.*|droits d’auteur.*|mentions légales|annexes?|historique.*|nouveautés.*|notes de (?:version|publication).*|historique des (?:modifications|révisions)|résumé|crédits|administrivia|licence publique.*|(?:.*\s)?gnu .*licen[cs]e.*)$/iu,
  genders: { m: words("le un du au cet"), f: words("la une cette") },
};

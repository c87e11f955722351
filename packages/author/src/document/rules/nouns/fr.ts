import { words } from "../LanguageRules.ts";
import { genderInData } from "./genderInData.ts";
import type { NounRules } from "./NounRules.ts";

const invariable = words(
  "accès alias avis bus bras bas cas choix concours corps cours discours dos flux fois index mois os parcours pays poids prix processus progrès recours secours souris succès temps travers tmpfs univers virus voix croix japonais français anglais sens mieux",
);

/** What its ending does not tell, or tells wrongly. */
const masculine = words(
  "accès agent alias algorithme appel arbre auteur bit bloc bogue bouton bus câble cache canal caractère champ chemin chiffre chargeur client code compte conflit conseil contrôleur contenu contexte contrôle courriel correctif critère côté curseur comité détail développeur départ dépôt disque document domaine don droit drapeau échange écran effort endroit ensemble en-tête envoi espace état fichier filtre flux format forum groupe guide hôte identifiant idiome index incendie intérêt jeu journal langage lien livre logiciel masque manque matériel mécanisme membre menu mode modèle module motif mot moteur nom nombre noyau numéro nœud objet octet ordre outil paquet paramètre périphérique pilote point port poste principe privilège processus profil projet propriétaire protocole proxy public rapport raccourci registre répertoire réseau responsable résultat retour risque rôle routeur schéma script service shell signal silence site slash souci sous-répertoire stade standard style suffixe sujet superbloc support symbole système tableau terminal test texte thème titre traité travail tube tuyau type utilitaire volume wiki constructeur composant clavier dossier démon hachage chroot cookie socket correspondant standard dispositif greffon thème micrologiciel copyright programme microprogramme connecteur secteur motif correctif lecteur éditeur bit suivi minimum extérieur intérieur original équivalent",
);
const feminine = words(
  "adresse aide annexe année application archive arborescence architecture base balise boîte bibliothèque boucle carte casse chaîne cible clé clef classe colonne commande console couche couleur courte date demande détection donnée douceur eau empreinte enveloppe équipe erreur étape faille famille fenêtre fin flèche fonction forme formule hauteur heure horloge icône image indication infrastructure instance interface invite langue largeur lettre licence ligne limite liste locale longueur machine macro main mémoire méthode norme notice page part partition passerelle phase phrase pile plage prise puce profondeur quantité question racine recherche règle réponse requête rustine saisie sauvegarde séquence somme source souris station structure suite syntaxe table tâche taille technique touche trace trame tranche valeur variable version vitesse voie vue zone saveur fin peau",
);
const endings: readonly (readonly [gender: string, ending: RegExp])[] = [
  [
    "f",
    /(?:[tsx]ion|ité|eté|rté|nté|ence|ance|ure|ette|tude|esse|aison|phie|gie|rie|ée|ière|euse)$/u,
  ],
  [
    "m",
    /(?:age|ement|iment|ament|isme|eau|oir|ier|ateur|cteur|iteur|isseur|esseur|veur|teur|gramme|mètre)$/u,
  ],
];

/** The nouns of French. */
export const fr: NounRules = {
  determiners: {
    one: words("le la un une du au cet cette ce chaque son sa votre notre leur"),
    many: words("les des aux ces plusieurs quelques leurs ses vos nos deux trois quatre"),
  },
  counting: words("un une chaque"),
  indefinite: /(?:^|[\s’'])(?:une?|chaque)\s(?:\p{Letter}[\p{Letter}-]*\s)?$/iu,
  measures: words("dizaine ensemble groupe nombre paire série"),
  uncounted:
    /(?:^|\s)(?:beaucoup|plus|moins|trop|peu|assez|tant|autant|davantage|quantité|sans|en|par|avec|comme|pas|tout)(?: de| d’| d')?\s?$/iu,
  numberOf: (word) => {
    if (invariable.has(word)) return null;
    return /[sx]$/u.test(word) ? "many" : "one";
  },
  singularsOf: (word) => [
    word,
    ...(/[sx]$/u.test(word) ? [word.slice(0, -1)] : []),
    ...(word.endsWith("aux") ? [`${word.slice(0, -3)}al`, `${word.slice(0, -3)}ail`] : []),
  ],
  showsGender: () => true,
  genderOf: (word) => {
    if (masculine.has(word)) return "m";
    if (feminine.has(word)) return "f";
    return endings.find(([, ending]) => ending.test(word))?.[0] ?? genderInData(word, "fr");
  },
  alike: [
    words("programme paquet fichier logiciel application outil utilitaire suite produit"),
    words("ordinateur machine système serveur hôte appareil périphérique poste station matériel"),
    words("version publication édition système distribution noyau copie"),
    words("procédure méthode solution technique mécanisme approche émulation alternative"),
    words("processus programme service démon tâche travail commande"),
    words("dossier répertoire chemin emplacement endroit sous-répertoire"),
    words("fonction fonctionnalité capacité possibilité commande option service"),
    words("erreur faute bogue problème défaut"),
    words(
      "document documentation manuel page texte description information guide notice précision détail",
    ),
    words("disque lecteur partition volume périphérique support image"),
    words(
      "utilisateur administrateur superutilisateur propriétaire responsable développeur auteur personne compte",
    ),
    words("réglage option paramètre valeur configuration variable choix sélection"),
    words("nom étiquette titre"),
    words("installation intégration ajout insertion configuration"),
    words("taille longueur quantité nombre espace capacité"),
    words("composant partie module élément paquet"),
    words("shell terminal console invite écran interpréteur"),
    words("modification changement correction mise amélioration correctif rustine"),
    words("projet effort travail communauté organisation groupe équipe"),
    words("site page serveur miroir archive dépôt"),
    words("source code"),
    words("site wiki page forum blog"),
    words("expérience observation mesure"),
    words("module capteur matériel"),
    words("réponse requête message demande question"),
    words("pilote module microprogramme noyau"),
    words("réseau connexion internet lien"),
    words("règle exigence critère norme standard"),
    words("installateur installation"),
    words("définition résolution description sélection"),
    words("utilisation installation configuration usage emploi"),
    words("thème texte"),
    words("sauvegarde simulation restauration récupération"),
    words("format codage langage syntaxe"),
  ],
};

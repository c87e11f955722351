/** Words that say how something is learned rather than what. Folded. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    "le la les l un une des du de d et en au aux a pour par sur dans avec sans son sa ses mes mon ma ce cet cette ces qui que quoi comment pourquoi est sont tout tous toute toutes vers chez entre plus moins tres bien je tu il nous vous ou se s n ne pas y notre nos votre vos leur leurs",
    "the an of to in for and or on with my your our their his her its how what why which who is are do does be can all from by as at into about between through not you we i",
    "het een van voor met op te om naar bij mijn hoe wat waarom welke wie is zijn alle uit over je jezelf ik wij we jouw onze ons of als door tot kan wil tussen",
    "apprendre apprends apprenez savoir connaitre comprendre decouvrir decouverte introduction initiation initier bases base basique fondamentaux fondamentales debutant debutants debutante debuter commencer cours lecon lecons formation stage atelier guide niveau partie premiers premieres premiere premier pas facile facilement simple simplement rapide rapidement complet maitriser explique expliquee expliques expliquer reussir quelques grands grandes grand grande principes notions essentiel jours semaine nouveau nouvelle ameliorer perfectionner perfectionnement veux aimerais avance intermediaire preparer faire",
    "learn learning understand understanding discover basics basic beginner beginners absolute course courses lesson lessons class training workshop level part easy intro getting started starting fundamentals foundations essential essentials advanced intermediate comprehensive complete improver improvers refresher refreshers novices newbies dummies mastering master explained guide improve improving better step steps first know need get make made new days week want would like everything everybody practice practical skills techniques using use introducing",
    "leren leer begrijpen ontdekken basis basics beginner beginners beginnende cursus cursussen les lessen inleiding kennismaking kennismaken introductie niveau deel eenvoudig snel volledig grondbeginselen vooruit eerste uitgelegd uitleg verbeteren gevorderden gevorderde starters stap zelf goed beter meer nieuw nieuwe dagen week graag hoe workshop opleiding training jullie technieken oefenen voorbereiden",
    "monde vie world life wereld leven",
  ]
    .join(" ")
    .split(" "),
);

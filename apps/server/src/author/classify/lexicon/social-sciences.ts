import type { SkillWords } from "../SkillWords.ts";

export const socialSciences: readonly SkillWords[] = [
  {
    skill: "history",
    words:
      "histoire, revolution francaise, moyen age, antiquite, empire romain, napoleon, premiere guerre mondiale, seconde guerre mondiale, guerre froide, egypte ancienne, pharaons, grece antique, renaissance, louis xiv, colonisation, industrialisation, prehistoire, vikings, croisades, histoire de france, histoire de la belgique, shoah, history, french revolution, middle ages, ancient rome, roman empire, ancient egypt, ancient greece, world war, cold war, industrial revolution, civil war, slavery, colonialism, geschiedenis, franse revolutie, middeleeuwen, oudheid, romeinse rijk, oude egypte, wereldoorlog, koude oorlog, industriele revolutie, gouden eeuw, tachtigjarige oorlog, prehistorie, slavernij, tudors, rois de france, mongols, byzance, ottomans",
  },
  {
    skill: "geography",
    words:
      "geographie, capitales, pays du monde, continents, fleuves, drapeaux, cartes, mondialisation, population mondiale, capitales d europe, departements, regions de france, geography, capitals, countries of the world, rivers, flags, maps, globalisation, population, european capitals, aardrijkskunde, hoofdsteden, landen van de wereld, werelddelen, rivieren, vlaggen, topografie, provincies, urbanisation, migrations, cartographie",
  },
  {
    skill: "psychology",
    words:
      "psychologie, memoire, emotions, freud, personnalite, cognition, biais cognitifs, psychologie sociale, psychanalyse, troubles mentaux, developpement de l enfant, motivation, psychology, memory, cognitive biases, personality, social psychology, psychoanalysis, child development, mental disorders, behaviour, psychologie van het kind, geheugen, emoties, persoonlijkheid, denkfouten, ontwikkelingspsychologie, gedrag, attachement, therapie cognitive",
  },
  {
    skill: "philosophy",
    words:
      "philosophie, socrate, platon, aristote, descartes, kant, nietzsche, stoicisme, ethique, morale, existentialisme, metaphysique, philosophy, socrates, plato, aristotle, stoicism, ethics, existentialism, metaphysics, logic and argument, filosofie, wijsbegeerte, ethiek, stoicijnen, existentialisme sartre, bac philo, verite, liberte, spinoza",
  },
  {
    skill: "sociology",
    words:
      "sociologie, inegalites, classes sociales, bourdieu, genre, famille et societe, anthropologie, medias et societe, feminisme, racisme, sociology, inequality, social class, gender, anthropology, culture and society, feminism, racism, sociologie van de samenleving, ongelijkheid, sociale klassen, antropologie, maatschappij, maatschappijleer, discrimination, migration et societe",
  },
  {
    skill: "politics",
    words:
      "politique, democratie, elections, union europeenne, constitution, institutions, geopolitique, relations internationales, onu, education civique, parlement, politics, democracy, government, european union, international relations, geopolitics, united nations, civics, voting, politiek, democratie en rechtsstaat, verkiezingen, europese unie, grondwet, geopolitiek, parlement en regering, staatsinrichting, citoyennete, regimes politiques",
  },
  {
    skill: "law",
    words:
      "droit, droit civil, droit penal, droit du travail, contrats, code civil, droits de l homme, justice, rgpd, propriete intellectuelle, droit constitutionnel, law, civil law, criminal law, contract law, human rights, employment law, copyright, gdpr, constitutional law, recht, burgerlijk recht, strafrecht, arbeidsrecht, mensenrechten, auteursrecht, contractenrecht, avg privacy, tribunaux, jurisprudence",
  },
  {
    skill: "religion",
    words:
      "religions, christianisme, islam, judaisme, bouddhisme, hindouisme, bible, coran, mythologie, mythologie grecque, dieux, religion, christianity, judaism, buddhism, hinduism, quran, mythology, greek mythology, norse mythology, gods, godsdienst, christendom, jodendom, boeddhisme, hindoeisme, bijbel, koran, mythologie van de grieken, griekse goden, theologie, theology",
  },
  {
    skill: "education",
    words:
      "pedagogie, enseigner, enseignement, didactique, apprendre a apprendre, montessori, classe inversee, gestion de classe, teaching, pedagogy, lesson planning, classroom management, learning to learn, study skills, onderwijs, lesgeven, didactiek, leren leren, klasmanagement, troubles dys",
  },
];

/**
 * Words that differ by an accent or a letter and mean something else: taking one for another is no
 * slip of the pen. Normalised, by language, in groups parted by commas; no word stands in two.
 */
const groups: Readonly<Record<string, string>> = {
  fr: `
    a à, ou où, la là, sur sûr, du dû, des dès, mur mûr, ca ça, tache tâche, pêche péché pêché,
    cote côte côté coûte, jeune jeûne, mais maïs, foret forêt, sale salé, poisson poison,
    dessert désert, coussin cousin, baisser baiser, casse case chasse caisse, envie ennui,
    conjoncture conjecture, éminent imminent, infraction effraction, allocution allocation,
    attention intention invention, évoquer invoquer, collision collusion, excuse exclue,
    marche marché marge, pouce pousse, ruse russe, vision fission, ville veille vieille,
    vendre ventre, point pont, paire parie, vérité verte, procès proches, signe singe saigne,
    signer soigner saigner, souvenir soutenir, dernière derrière, dessus dessous, début debout,
    suite site, cheveux chevaux, patte pâte pâté, pêcher pécher, pêcheur pécheur, camp champ,
    chaîne chine, comté comte conte, maire mairie marie marié, poète pote, partie patrie,
    planète plante planté plainte, peinture peintre, peindre pendre, portrait portait,
    défendre détendre, discuter disputer, salaire scolaire solaire, santé sainte, feuille fouille,
    fumer fumier, exploser exposer explorer, évaluation évacuation, message massage,
    ministre ministère, mine moine, monstres montres, chanter chantier, certaine centaine,
    certaines centaines, collier coller, réparer repérer, ressembler rassembler, ligne linge,
    langue longue, langues longues, habituer habiter, ordre ordure, infirmière infirmerie,
    attendre atteindre, adapter adopter, addition audition, baisse basse, navire navré,
    nuage nage, faible fiable, voler violer voiler, volé voile violé, valeur voleur,
    valeurs voleurs, campagne champagne, intérêt internet, spécialité spécialiste,
    bactérie batterie, perpétrer perpétuer, hâler haler, douce douche, insuline inuline`,
  en: `
    desert dessert, affect effect, than then, quite quiet quit, loose lose, angel angle,
    diary dairy, trial trail, later latter, though through thought tough thorough, county country,
    message massage, bellow below blow, planed planned, staring starring starting starving string,
    moral morale, casual causal, martial marital, proceed precede, principal principle,
    weather whether, stationary stationery, adapt adopt, breath breathe, clothes cloths,
    cellar seller, meiosis mitosis, ionic iconic, alkane alkene alkyne, reality realty,
    genius genus, there three tree, tank thank, tired tried, threat treat, heaven haven,
    heard hard herd, heart hart, lunch launch, lower lover, raise rise, forth fourth,
    growing growling, beast best, bread broad, course curse, cause case chase, contact contract,
    chief chef, coast cost cast, chat cheat, noise nose, shame same, short sort, shout shut,
    sitting setting, shake sake, stairs stars, sending spending, stranger stronger,
    shopping stopping shipping stepping, messing missing, major mayor, movies moves, place palace,
    panting painting pointing, precious previous, tests texts, water waiter, wandering wondering,
    watches witches, laying lying, lighting lightning, action auction, attacked attached,
    addition audition, raining ruining, father feather, fathers feathers, found fund fond,
    feast fast, field filed failed filled, fried fired, funding finding, filling falling,
    float flat, fellows follows, goods gods, both booth, brothers bothers, based baked,
    bears bars, bound bond, battles bottles, clean clan, curtain certain, complete compete,
    coroner corner, champ camp, cleaning clearing, chain chin, cheating creating, crushed crashed,
    cart chart, copper chopper, niece nice, save shave, scared sacred, shell sell,
    speaking sneaking, singing signing, stories stores, supper super, shattered scattered,
    diner dinner, district distract, deserted deserved, decades decides, defending depending,
    model motel, meaning moaning, metal medal, marching matching, peace pace, pilot plot,
    plant planet, plants planets, painted pointed, pond pound, voice vice, intention invention,
    complement compliment, united untied, genie gene, current currant, identity identify,
    victor victory`,
  nl: `
    een één, voor vóór, appel appèl, bommen bomen bonen bonnen, mannen manen, ramen rammen,
    latten laten laden, kopen koppen, botten boten boeten, zonen zonnen zoenen, paten patten,
    bakker baker, slagen slaggen, maken makken, schapen scheppen schepen schoppen, wonen winnen,
    noemen nemen, zegen zeggen, zaken zakken, zeilen zielen, masker makker, vergeten vergeven,
    verloren verlopen, verwacht verdacht, verwachten verdachten, verboden verbonden,
    verband verbrand verbond verbind, voeden voeten, vieren veren voeren, voorstellen voorspellen,
    verleden verlegen verleiden, vloek vlek, vermogen verhogen, voordeur voorkeur,
    verdragen vertragen, veroveren vervoeren, verdelen vervelen, verslaan verstaan, weten wetten,
    worden woorden, word woord, werken wreken, weken wezen wekken, waarvoor waardoor,
    hiervoor hierdoor, daarvoor daardoor, wetenschap weddenschap, houden houten, gezicht gezocht,
    gestolen gestoken, grootste grootte, gedacht gedicht, gebied gebed, gewond gewoond,
    getallen gevallen, geslagen geslapen, gewacht gewicht, graden geraden, gevolgen gevlogen,
    geschikt geschokt, gericht gerucht gerecht, geleefd geliefd, gebeten gebeden gebieden geboden,
    groepen geroepen, overleven overleden overgeven, ontslaan ontstaan, dochter dichter,
    delen doelen, dodelijk dadelijk, dekken deken, best beest, beiden bieden, bereiken bereiden,
    bedanken bedenken, boord bord, bron baron, bewaren beweren, beloven beleven, boeren beren,
    kleren kleuren, keuken keken, kosten kotsen, krachten klachten, kloppen klappen,
    spelen spellen spullen, stoppen stappen, stel stoel, stellen stelen stoelen,
    start staart stort, straten starten storten, stenen steunen, stukken stikken,
    schulden schilden schudden, ster stier stoer, sterkte sterkste, piraten praten,
    planten planeten, prijs parijs, raken racen, roken rozen, rechten richten, reden redden,
    leden leiden lijden, tranen trainen, contact contract, chef chief, champagne campagne,
    constant contant, enge enige, amper amber`,
  de: `
    schon schön, drucken drücken, zahlen zählen, fordern fördern, bruder brüder, mutter mütter,
    vater väter, konnte könnte, hatte hätte, wurde würde, staat stadt`,
  es: `
    el él, tu tú, mi mí, si sí, se sé, de dé, te té, mas más, que qué, como cómo, solo sólo,
    esta está, papa papá, ano año, pero perro, caro carro, hablo habló, cuando cuándo,
    donde dónde, sabana sábana, perdida pérdida`,
  it: `
    e è, la là, da dà, si sì, ne né, li lì, papa papà, pero però, meta metà, penna pena,
    nonno nono, sette sete, cassa casa, cappello capello, palla pala`,
  pt: `
    e é, a à, avó avô, por pôr, esta está, pais país, coco cocô, pode pôde, caro carro, para pará,
    maça maçã`,
};

const byLanguage = new Map(
  Object.entries(groups).map(([language, list]) => [
    language,
    new Map(
      list.split(",").flatMap((group) =>
        group
          .trim()
          .split(" ")
          .map((word, _, all) => [word, new Set(all)]),
      ),
    ),
  ]),
);

/** Whether two different normalised words are known to mean different things. */
export function areDistinctWords(typed: string, expected: string, language: string): boolean {
  return byLanguage.get(language)?.get(expected)?.has(typed) ?? false;
}

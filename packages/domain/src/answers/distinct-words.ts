/**
 * Words that differ by an accent or a letter and mean something else: taking one for another is no
 * slip of the pen. Normalised, by language, in groups parted by commas; no word stands in two.
 */
const groups: Readonly<Record<string, string>> = {
  fr: `
    a à, adapter adopter, addition audition, aimant aiment, aine haine, allocation allocution, anse
    hanse, atteindre attendre, auteur hauteur, bactérie batterie, baisse basse, baiser baisser,
    balade ballade, beauté botte, ca ça, camp champ, campagne champagne, cane canne, canes cannes,
    caisse case casse chasse, cellier sellier, censé sensé, centaine certaine, centaines certaines,
    chair chaire chère, chanter chantier, chaîne chine chêne, chevaux cheveux, clause close, choeur
    coeur, coller collier, collision collusion, comte comté conte, cote coûte côte côté, cour cours
    course, cousin coussin, date datte, dernière derrière, des dès, dessert désert, dessein dessin,
    dessous dessus, différend différent, disant disent, discuter disputer, douce douche, du dû,
    debout début, défendre détendre, ancre encre, explorer exploser exposer, face fasse phase,
    faible fiable, faites fêtes, faite faîte fête, feuille fouille, filtre philtre, foret forêt,
    fausse fosse fossé, franc franck, fumer fumier, golf golfe, gène gêne, guerre guère gère,
    habiter habituer, haler hâler, autel haute hotte hôte hôtel, infirmerie infirmière, insuline
    inuline, intention invention, internet intérêt, jeune jeûne, la là, langues longues, ligne
    linge, lire lyre, luther lutter, maire mairie marie marié mère, mais maïs, marche marché, martyr
    martyre, marre marée, maître mettre mètre, maîtres mètres, mante menthe, massage message, mine
    moine, ministre ministère, monstres montres, mur mûr, mite mythe, navire navré, nage nuage,
    ordre ordure, ou où, pain pin, paire parie père, paires pères, partie patrie, patte pâte pâté,
    paie payée, peindre pendre, peintre peinture, panse pense, panser penser, perpétrer perpétuer,
    plainte plante planté planète plinthe, plains pleins, point pont, poison poisson, paumé pomme,
    portait portrait, pause pose posé, pote poète, prenant prennent, proches procès, péché pêche
    pêché, pécher pêcher, pécheur pêcheur, raisonner résonner, reine renne rêne, repaire repère,
    rassembler ressembler, ruse russe, repérer réparer, réveiller révéler, réveillé révélé, salaire
    scolaire solaire, sale salé, sainte santé, satire satyre, sceau seau, sceptique septique, cène
    saine scène seine, sain sains sein seins, celle selle, serein serin, cession session, cygne
    saigne signe singe, saigner signer soigner, souffre soufre, soutenir souvenir, spécialiste
    spécialité, site suite, sur sûr, tache tâche, tante tente tenté, tome tomme, valeurs voleurs,
    vaine veine, vendre ventre, veille vieille ville, vivant vivent, volant volent, violer voiler
    voler, volt volte, violé voile volé, verte vérité, éthique étique, évacuation évaluation`,
  en: `
    action auction, adapt adopt, addition audition, altar alter, angel angle, accent ascent assent,
    attached attacked, backing baking, baron barren, backed baked based, battles bottles, bars
    bears, beast best, began begin begun, bellow below blow, booth both, bond bound, breath breathe,
    bothers brothers, callous callus, cannon canon, canvas canvass, carpal carpel, cart chart,
    casual causal, case cause chase, cellar seller, cells sells, chain chin, camp champ, chat cheat,
    cheating creating, chef chief, chili chilly, clan clean, cleaning clearing, clothes cloths, cast
    coast cost, collar color colour, complement compliment, compete complete, concert consort,
    contact contract, chopper copper, choral coral, corner coroner, council counsel, course curse,
    crashed crushed, currant current, curser cursor, certain curtain, decades decides, defending
    depending, decent descent, desert dessert, deserted deserved, dairy diary, diner dinner,
    discreet discrete, distract district, father feather, fathers feathers, fast feast, fellows
    follows, failed field filed filled, falling filling, fights fits, fighting fitting, flat float,
    forth fourth, fond found fund, fired fried, finding funding, gene genie, genius genus, gluten
    glutton, gods goods, growing growling, hangar hanger, hard heard herd, hart heart, haven heaven,
    heist highest, heir higher hire, identify identity, intention invention, knights nights, later
    latter, laying lying, lessen lesson, lighting lightning, loose lose, lover lower, lumbar lumber,
    launch lunch, major mayor, manner manor, mantel mantle, marching matching, marital martial,
    marten martin, meaning moaning, massage message, messing missing, medal metal, miner minor,
    model motel, moral morale, moves movies, mucous mucus, naval navel, nice niece, knight night,
    noise nose, ordinance ordnance, painted pointed, painting panting pointing, pace peace, pedal
    petal, personal personnel, petrel petrol, face phase, phosphorous phosphorus, pilot plot, pistil
    pistol, palace place, planed planned, planet plant, planets plants, pond pound, precious
    previous, quiet quit quite, raining ruining, raise rise, reality realty, rhyme rime, right
    wright, save shave, sacred scared, sceptic septic, sending spending, censor sensor, cent scent
    sent, sake shake, same shame, scattered shattered, sell shell, shipping shopping stepping
    stopping, short sort, shout shut, cygnet signet, signing singing, cite site, sights sits,
    setting sitting, sneaking speaking, stairs stars, staring starring starting starving string,
    stationary stationery, stores stories, stranger stronger, super supper, cymbal symbol, tank
    thank, tenner tenor, tests texts, there three tree, thorough thou though through tough, threat
    treat, tired tried, trail trial, united untied, venal venial, venous venus, victor victory, vice
    voice, wandering wondering, watches witches, waiter water, wales whales, whining winning,
    whipped wiped, woman women, raped wrapped`,
  nl: `
    amber amper, appel appèl, baker bakker, bedanken bedenken, beiden bieden, beleven beloven,
    bereiden bereiken berijden, beest best, bewaren beweren, bleiken blijken, beren boeren, bomen
    bommen bonen bonnen, boord bord, boeten boten botten, baron bron, campagne champagne, chef
    chief, constant contant, contact contract, daardoor daarvoor, dauw douw, deken dekken, delen
    doelen, dichter dochter, dadelijk dodelijk, een één, enge enige, gebeden gebeten gebieden
    geboden, gebed gebied gebit, gedacht gedicht, geleefd geliefd, gerecht gericht gerucht, geschikt
    geschokt, geslagen geslapen, gestoken gestolen, getallen gevallen, gevlogen gevolgen, gewacht
    gewicht, gewond gewoond, gezicht gezocht, chips gips, graad graat, geraden graden, geroepen
    groepen, grootste grootte, hard hart, hierdoor hiervoor, houden houten, houd hout, jacht jagd,
    kauwen kouwen, keken keuken, kleren kleuren, klappen kloppen, kopen koppen, kosten kotsen,
    klachten krachten, kruid kruit, lachen lagen, laden laten latten, leden leiden lijden, leesd
    leest, leider leiders lijder lijders, leidt lijdt, licht liegt light ligt, maken makken, manen
    mannen, makker masker, nacht nagt, nicht night, nemen noemen, nood noot, ontslaan ontstaan,
    overgeven overleden overleven, paten patten, piraten praten, planeten planten, parijs prijs,
    raad raat, racen raken, ramen rammen, rechten richten, redden reden, reizen rijzen, richt right,
    reiden rijden, reist rijst, roken rozen, rauw rouw, schapen schepen scheppen schoppen, schilden
    schudden schulden, slagen slaggen, sonde zonde, spelen spellen spullen, staart start, stel
    stoel, stelen stellen stoelen, stenen steunen, ster stier stoer, sterkste sterkte, steil stijl
    stil, stappen stoppen, starten storten straten, stikken stukken, sweet zweet, trainen tranen,
    verband verbind verbond verbrand, verboden verbonden, verdelen vervelen, verdragen vertragen,
    vergeten vergeven, verleden verlegen verleiden verlijden, verlopen verloren, verhogen vermogen,
    veroveren vervoeren, verslaan verstaan, verdacht verwacht, verdachten verwachten, veren vieren
    voeren, vlek vloek, voeden voeten, voor vóór, voordeur voorkeur, voorspellen voorstellen,
    waardoor waarvoor, wand want, weken wekken wezen, werken wreken, weten wetten, weddenschap
    wetenschap, wond wont, woord word, woorden worden, zaken zakken, zegen zeggen, zeiden zijden,
    zeilen zielen, silver zilver, zoenen zonen zonnen`,
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
          .split(/\s+/u)
          .map((word, _, all) => [word, new Set(all)]),
      ),
    ),
  ]),
);

/** Whether two different normalised words are known to mean different things. */
export function areDistinctWords(typed: string, expected: string, language: string): boolean {
  return byLanguage.get(language)?.get(expected)?.has(typed) ?? false;
}

/**
 * Words that differ by an accent or a letter and mean something else: taking one for another is no
 * slip of the pen. Normalised, by language, in groups parted by commas; no word stands in two.
 */
const groups: Readonly<Record<string, string>> = {
  fr: `
    a à, adapter adopter, addition audition, aimant aiment, aine haine, allocation allocution, ancre
    encre, anse hanse, atteindre attendre, autel haute hotte hôte hôtel, auteur hauteur, bactérie
    batterie, baiser baisser, baisse basse, balade ballade, beauté botte, ca ça, caisse case casse
    chasse, camp champ, campagne champagne, cane canne, canes cannes, celle selle, cellier sellier,
    censé sensé, centaine certaine, centaines certaines, cession session, chair chaire chère,
    chanter chantier, chaîne chine chêne, chevaux cheveux, choeur coeur, clause close, coller
    collier, collision collusion, comte comté conte, cote coûte côte côté, cour cours course, cousin
    coussin, cygne saigne signe singe, cène saine scène seine, date datte, debout début, dernière
    derrière, des dès, dessein dessin, dessert désert, dessous dessus, différend différent, disant
    disent, discuter disputer, douce douche, du dû, défendre détendre, explorer exploser exposer,
    face fasse phase, faible fiable, faite faîte fête, faites fêtes, fausse fosse fossé, feuille
    fouille, filtre philtre, foret forêt, franc franck, fumer fumier, golf golfe, guerre guère gère,
    guéri jerry, gène gêne, habiter habituer, haler hâler, infirmerie infirmière, insuline inuline,
    intention invention, internet intérêt, jeune jeûne, kent quand quant, la là, langues longues,
    ligne linge, lire lyre, luther lutter, maire mairie marie marié mère, mais maïs, mante menthe,
    marche marché, marre marée, martyr martyre, massage message, maître mettre mètre, maîtres
    mètres, mine moine, ministre ministère, mite mythe, monstres montres, mur mûr, nage nuage,
    navire navré, ordre ordure, ou où, paie payée, pain pin, paire parie père, paires pères, panse
    pense, panser penser, partie patrie, patte pâte pâté, paumé pomme, pause pose posé, peindre
    pendre, peintre peinture, perpétrer perpétuer, plains pleins, plainte plante planté planète
    plinthe, point pont, poison poisson, portait portrait, pote poète, prenant prennent, proches
    procès, pécher pêcher, pécheur pêcheur, péché pêche pêché, raisonner résonner, rassembler
    ressembler, reine renne rêne, repaire repère, repérer réparer, ruse russe, réveiller révéler,
    réveillé révélé, saigner signer soigner, sain sains sein seins, sainte santé, salaire scolaire
    solaire, sale salé, satire satyre, sceau seau, sceptique septique, serein serin, site suite,
    souffre soufre, soutenir souvenir, spécialiste spécialité, sur sûr, tache tâche, tante tente
    tenté, tome tomme, vaine veine, valeurs voleurs, veille vieille ville, vendre ventre, verte
    vérité, violer voiler voler, violé voile volé, vivant vivent, volant volent, volt volte, éthique
    étique, évacuation évaluation`,
  en: `
    accent ascent assent, action auction, adapt adopt, addition audition, altar alter, angel angle,
    attached attacked, backed baked based, backing baking, baron barren, bars bears beers, battles
    bottles, beach beech, beaches beeches, beast best, beatle beetle, began begin begun, bellow
    below blow, bond bound, booth both, bothers brothers, bought bout, breach breech, bread breed,
    breads breeds, breath breathe, callous callus, camp champ, cannon canon, canvas canvass, carpal
    carpel, cart chart, case cause chase, cast coast cost, casual causal, ceiling sealing, cellar
    seller, cells sells, censor sensor, cent scent sent, certain curtain, chain chin, chat cheat,
    cheap cheep, cheating creating, chef chief, chili chilly, chopper copper, choral coral, cite
    site, clan clean, cleaning clearing, clothes cloths, collar color colour, comin common, compete
    complete, complement compliment, concert consort, contact contract, corner coroner, council
    counsel, course curse, crashed crushed, creak creek, creaks creeks, currant current, curser
    cursor, cygnet signet, cymbal symbol, dairy diary, dead deed, dears deers, decades decides,
    decent descent, defending depending, desert dessert, deserted deserved, diner dinner, discreet
    discrete, distract district, face phase, failed field filed filled, falling filling, fast feast,
    father feather, fathers feathers, fellows follows, fighting fitting, fights fits, finding
    funding, fired fried, flat float, fleas flees, fond found fund, forth fourth, gene genie, genius
    genus, gluten glutton, gods goods, grease greece, great greet, greater greeter, greats greets,
    growing growling, hangar hanger, hard heard herd, hart heart, haven heaven, headed heeded,
    heading heeding, heads heeds, healed heeled, healing heeling, heals heels, heir higher hire,
    heist highest, identify identity, intention invention, knead kneed, knight night, knights
    nights, later latter, launch lunch, laying lying, leach leech, leaches leeches, leads leeds,
    leaks leeks, lessen lesson, lighting lightning, loose lose, lover lower, lumbar lumber, major
    mayor, manner manor, mantel mantle, marching matching, marital martial, marten martin, massage
    message, meaning moaning, meats meets, medal metal, messing missing, miner minor, model motel,
    moral morale, moves movies, mucous mucus, naval navel, nice niece, noise nose, ordinance
    ordnance, pace peace piece, painted pointed, painting panting pointing, palace place, peaked
    peeked, peaks peeks, pealed peeled, peals peels, pears peers, pedal petal, personal personnel,
    petrel petrol, phosphorous phosphorus, pilot plot, pistil pistol, planed planned, planet plant,
    planets plants, pond pound, precious previous, quiet quit quite, raining ruining, raise rise,
    raped wrapped, reads reeds, reality realty, rhyme rime, right wright, sacred scared, sake shake,
    same shame, save shave, scattered shattered, sceptic septic, sell shell, sending spending,
    setting sitting, shear sheer, shears sheers, shipping shopping stepping stopping, short sort,
    shout shut, sights sits, signing singing, sneaking speaking, stairs stars, staring starring
    starting starving string, stationary stationery, stead steed, steal steel, steals steels, stores
    stories, stranger stronger, super supper, sweat sweet, sweater sweeter, sweats sweets, tank
    thank, teaming teeming, teams teems, tear tier, tenner tenor, tests texts, there three tree,
    thorough thou though through tough, threat treat, tired tried, trail trial, tread treed, united
    untied, venal venial, venous venus, vice voice, victor victory, waiter water, wales whales,
    wandering wondering, watches witches, weakly weekly, wheal wheel, whining winning, whipped
    wiped, woman women`,
  nl: `
    amber amper, appel appèl, baker bakker, baron bron, bedanken bedenken, beest best, beiden
    bieden, beleven beloven, bereiden bereiken berijden, beren boeren, bewaren beweren, bleiken
    blijken, boeit boyd, boeten boten botten, bomen bommen bonen bonnen, bood booth, boord bord,
    campagne champagne, checken gekken, chef chief, china gina, chips gips, constant contant,
    contact contract, daardoor daarvoor, dadelijk dodelijk, dauw douw, deken dekken, delen doelen,
    dichter dochter, een één, enge enige, gebed gebied gebit, gebeden gebeten gebieden geboden,
    gedacht gedicht, geleefd geliefd, geraden graden, gerecht gericht gerucht, geroepen groepen,
    geschikt geschokt, geslagen geslapen, gestoken gestolen, getallen gevallen, gevlogen gevolgen,
    gewacht gewicht, gewond gewoond, gezicht gezocht, graad graat, grootste grootte, hard hart,
    hierdoor hiervoor, houd hout, houden houten, jacht jagd, kauwen kouwen, keken keuken, klachten
    krachten, klappen kloppen, kleren kleuren, kopen koppen, kosten kotsen, kruid kruit, lachen
    lagen, laden laten latten, leden leiden lijden, leesd leest, leider leiders lijder lijders,
    leidt lijdt, licht liegt light ligt, maken makken, makker masker, manen mannen, nacht nagt,
    nemen noemen, nicht night, nood noot, ontslaan ontstaan, overgeven overleden overleven, parijs
    prijs, paten patten, piraten praten, planeten planten, raad raat, racen raken, ramen rammen,
    ranch rang, rauw rouw, rechten richten, redden reden, reiden rijden, reist rijst, reizen rijzen,
    richt right, roken rozen, schapen schepen scheppen schoppen, schilden schudden schulden, silver
    zilver, slagen slaggen, sonde zonde, south zout, spelen spellen spullen, staart start, stappen
    stoppen, starten storten straten, steil stijl stil, stel stoel, stelen stellen stoelen, stenen
    steunen, ster stier stoer, sterkste sterkte, stikken stukken, sweet zweet, trainen tranen,
    verband verbind verbond verbrand, verboden verbonden, verdacht verwacht, verdachten verwachten,
    verdelen vervelen, verdragen vertragen, veren vieren voeren, vergeten vergeven, verhogen
    vermogen, verleden verlegen verleiden verlijden, verlopen verloren, veroveren vervoeren,
    verslaan verstaan, vlek vloek, voeden voeten, voor vóór, voordeur voorkeur, voorspellen
    voorstellen, waardoor waarvoor, wand want, weddenschap wetenschap, weken wekken wezen, werken
    wreken, weten wetten, wond wont, woord word, woorden worden, zaken zakken, zegen zeggen, zeiden
    zijden, zeilen zielen, zoenen zonen zonnen`,
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

/**
 * Words that differ by an accent or a letter and mean something else: taking one for another is no
 * slip of the pen. Normalised, by language, in groups parted by commas; no word stands in two.
 */
const groups: Readonly<Record<string, string>> = {
  fr: `
    a à, ou où, la là, sur sûr, du dû, des dès, mur mûr, ca ça, tache tâche, pêche péché pêché, cote
    côte côté coûte, jeune jeûne, mais maïs, foret forêt, sale salé, poisson poison, dessert désert,
    coussin cousin, baisser baiser, casse case chasse caisse, envie ennui, conjoncture conjecture,
    éminent imminent, infraction effraction, allocution allocation, attention intention invention,
    évoquer invoquer, collision collusion, excuse exclue, marche marché marge, pouce pousse, ruse
    russe, vision fission, ville veille vieille, vendre ventre, vérité verte, procès proches, signer
    soigner saigner, souvenir soutenir, dernière derrière, dessus dessous, début debout, suite site,
    cheveux chevaux, patte pâte pâté, pêcher pécher, pêcheur pécheur, comté comte conte, poète pote,
    partie patrie, peinture peintre, peindre pendre, portrait portait, défendre détendre, discuter
    disputer, salaire scolaire solaire, santé sainte, feuille fouille, fumer fumier, exploser
    exposer explorer, évaluation évacuation, message massage, ministre ministère, mine moine,
    monstres montres, chanter chantier, certaine centaine, certaines centaines, collier coller,
    réparer repérer, ressembler rassembler, ligne linge, langue longue, langues longues, habituer
    habiter, ordre ordure, infirmière infirmerie, attendre atteindre, adapter adopter, addition
    audition, baisse basse, navire navré, nuage nage, faible fiable, voler violer voiler, volé voile
    violé, valeur voleur, valeurs voleurs, campagne champagne, intérêt internet, spécialité
    spécialiste, bactérie batterie, perpétrer perpétuer, hâler haler, douce douche, insuline
    inuline, tente tante tenté, pose posé pause, hôte haute hotte autel hôtel, scène saine cène
    seine, face phase fasse, gère guerre guère, auteur hauteur, révéler réveiller, révélé réveillé,
    pleins plains, prenant prennent, disant disent, vivant vivent, maître mètre mettre, maîtres
    mètres, beauté botte, signe singe saigne cygne, maire mairie marie marié mère, paire parie père,
    ver verre vers vert, encre ancre antre, sceau seau saut sot, pense panse, session cession,
    martyr martyre, balade ballade, chair chère chaire, coeur choeur, cour court cours course,
    dessin dessein, différent différend, éthique étique, filtre philtre, golf golfe, gène gêne,
    héros héraut, lire lyre, menthe mante, palais palet, penser panser, planète plante planté
    plainte plinthe, point pont poing, poids pois poix, prémices prémisses, raisonner résonner,
    reine renne rêne, satire satyre, serin serein, statut statue, tribu tribut, veine vaine, voie
    voix, foie foi fois, datte date, flan flanc, mythe mite, phare fard, puits puis, repère repaire,
    sceptique septique, soufre souffre, symbole cymbale, tyran tirant, anse hanse, aine haine,
    chaîne chine chêne, clause close, coq coque, thym teint, cep cèpe, acquis acquit, grâce grasse,
    censé sensé, camp champ quand, pain pin peint, lacs laque, cellier sellier, canne cane, cannes
    canes, faîte faite fête, faites fêtes, payée paie, volt volte, tome tomme, saint sein sain seins
    sains, selle celle sel, aimant aiment, volant volent, franc franck, lutter luther, pomme paumé,
    fosse fausse fossé, paires pères, marée marre`,
  en: `
    desert dessert, affect effect, than then, quite quiet quit, loose lose, angel angle, diary
    dairy, trial trail, later latter, county country, message massage, bellow below blow, planed
    planned, staring starring starting starving string, moral morale, casual causal, proceed
    precede, principal principle, weather whether, stationary stationery, adapt adopt, breath
    breathe, clothes cloths, cellar seller, meiosis mitosis, ionic iconic, alkane alkene alkyne,
    reality realty, genius genus, there three tree, tank thank, tired tried, threat treat, heaven
    haven, heard hard herd, heart hart, lunch launch, lower lover, raise rise, forth fourth, growing
    growling, beast best, bread broad, cause case chase, contact contract, chief chef, coast cost
    cast, chat cheat, noise nose, shame same, short sort, shout shut, sitting setting, shake sake,
    stairs stars, sending spending, stranger stronger, shopping stopping shipping stepping, messing
    missing, major mayor, movies moves, place palace, panting painting pointing, precious previous,
    tests texts, water waiter, wandering wondering, watches witches, laying lying, lighting
    lightning, action auction, attacked attached, addition audition, raining ruining, father
    feather, fathers feathers, found fund fond, feast fast, field filed failed filled, fried fired,
    funding finding, filling falling, float flat, fellows follows, goods gods, both booth, brothers
    bothers, bears bars, bound bond, battles bottles, clean clan, curtain certain, complete compete,
    coroner corner, champ camp, cleaning clearing, chain chin, cheating creating, crushed crashed,
    cart chart, niece nice, save shave, scared sacred, shell sell, speaking sneaking, singing
    signing, stories stores, supper super, shattered scattered, diner dinner, district distract,
    deserted deserved, decades decides, defending depending, model motel, meaning moaning, marching
    matching, peace pace, pilot plot, plant planet, plants planets, painted pointed, pond pound,
    voice vice, intention invention, complement compliment, united untied, genie gene, current
    currant, identity identify, victor victory, council counsel, symbol cymbal, capital capitol,
    profit prophet, sensor censor, altar alter, idol idle, lesson lessen, muscle mussel, manor
    manner, minor miner, ballot ballet, canon cannon, canvas canvass, coral choral, cereal serial,
    course curse coarse, discrete discreet, flour flower floor, freeze frieze, hoard horde, humerus
    humorous, liar lyre, literal littoral, mantle mantel, martial marital marshal, naval navel,
    ordinance ordnance, palate palette pallet, pistil pistol, populace populous, radical radicle,
    ceiling sealing, sceptic septic, title tidal, troop troupe, tuba tuber, venus venous, viscous
    viscose, callus callous, mucus mucous, phosphorus phosphorous, carpel carpal, ileum ilium, boron
    baron barren, night knight, women woman, begin began begun, looked locked, looks locks, caring
    carrying, whining winning, wheel well, wheels wells, color collar colour cooler, copper chopper
    cooper, personal personnel, cells sells, sent scent cent, wrapped raped, phase face, illusion
    allusion, illicit elicit, except accept, ascent assent accent, descent dissent decent, gorilla
    guerrilla, hangar hanger, petrol petrel, rhyme rime, sight site cite, suite sweet, weight wait,
    vein vain vane, meson mason, lumbar lumber, metal medal meddle mettle, pedal peddle petal, check
    cheek, fight fit, light lit, colonel kernel, venal venial, cirrus serous, formally formerly,
    bridal bridle, martin marten, tenor tenner, kelvin calvin, carrot carat caret, comet commit,
    gluten glutton, planetary plenary, burrow borough, cursor curser, signet cygnet, berry bury,
    gamble gambol, right wright, fits fights, fitting fighting, though through thought tough
    thorough thou, higher hire heir, heist highest, concert consort, baking backing, based baked
    backed, wiped whipped, knights nights, whales wales, sits sights, chili chilly`,
  nl: `
    een één, voor vóór, appel appèl, bommen bomen bonen bonnen, mannen manen, ramen rammen, latten
    laten laden, kopen koppen, botten boten boeten, zonen zonnen zoenen, paten patten, bakker baker,
    slagen slaggen, maken makken, schapen scheppen schepen schoppen, wonen winnen, noemen nemen,
    zegen zeggen, zaken zakken, zeilen zielen, masker makker, vergeten vergeven, verloren verlopen,
    verwacht verdacht, verwachten verdachten, verboden verbonden, verband verbrand verbond verbind,
    voeden voeten, vieren veren voeren, voorstellen voorspellen, vloek vlek, vermogen verhogen,
    voordeur voorkeur, verdragen vertragen, veroveren vervoeren, verdelen vervelen, verslaan
    verstaan, weten wetten, worden woorden, werken wreken, weken wezen wekken, waarvoor waardoor,
    hiervoor hierdoor, daarvoor daardoor, wetenschap weddenschap, houden houten, gezicht gezocht,
    gestolen gestoken, grootste grootte, gedacht gedicht, gewond gewoond, getallen gevallen,
    geslagen geslapen, gewacht gewicht, graden geraden, gevolgen gevlogen, geschikt geschokt,
    gericht gerucht gerecht, geleefd geliefd, gebeten gebeden gebieden geboden, groepen geroepen,
    overleven overleden overgeven, ontslaan ontstaan, dochter dichter, delen doelen, dodelijk
    dadelijk, dekken deken, best beest, beiden bieden, bedanken bedenken, boord bord, bron baron,
    bewaren beweren, beloven beleven, boeren beren, kleren kleuren, keuken keken, kosten kotsen,
    krachten klachten, kloppen klappen, spelen spellen spullen, stoppen stappen, stel stoel, stellen
    stelen stoelen, start staart stort, straten starten storten, stenen steunen, stukken stikken,
    schulden schilden schudden, ster stier stoer, sterkte sterkste, piraten praten, planten
    planeten, prijs parijs, raken racen, roken rozen, rechten richten, reden redden, leden leiden
    lijden, tranen trainen, contact contract, chef chief, champagne campagne, constant contant, enge
    enige, amper amber, geslacht geslaagd, macht maagd, rijst reist, leidt lijdt, zwart zwaard,
    noord north, koper cooper, zilver silver, lezen lessen, lagen lachen, pijl peil, stijl steil stil,
    leider lijder leiders lijders, rijden reiden, bereiken bereiden berijden, reizen rijzen, rouw
    rauw, kruid kruit, graad graat, noot nood, raad raat, hart hard, wand want, baard bart, gips
    chips, jacht jaagt jagd, vijlen feilen, zeiden zijden, blijken bleiken, dauw douw, kauwen
    kouwen, verleden verlegen verleiden verlijden, bloed bloedt, brand brandt, wond wont, nacht
    nagt, mijt meid, tijd teid, leest leesd, hout houd, word woord wordt, stad staat, gebied gebed
    gebit, sonde zonde, sweet zweet, licht liegt ligt light, nicht night, right richt`,
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

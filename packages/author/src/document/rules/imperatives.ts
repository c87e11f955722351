import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

const words = (list: string) => new Set(list.split(/\s+/u));

/**
 * Verbs that instructions begin with, as they stand there: of languages whose imperatives have no ending to tell them by.
 * A French one is told by its form.
 */
const imperatives: Readonly<Record<Exclude<InstructionLanguage, "fr">, ReadonlySet<string>>> = {
  en: words(
    `add adjust align allow apply arrange ask assemble attach bend blow boil break bring brush build bury call carry
     centre center change charge check choose clamp clean clear click close collect combine compare complete connect
     cook cool copy count cover crush cut deliver dig dip disconnect dissolve divide drain draw drill drop dry empty
     enter examine fasten fetch fill filter find fit fix flush fold follow gather get give glue grasp grind grip guide
     hand hang harvest heat hold identify inform insert inspect install isolate join keep knead knock label lay leave let
     lever lift light line load lock look loosen lower make mark measure melt mix moisten mount move note notify open
     pack paint park peel pick pin place plane plug point polish pour prepare press prick print prune pull pump push put
     raise reach read record refit release remove repeat replace report rest return rinse roll rotate rub run sand save
     saw scrape screw scrub seal secure select send separate set settle shake share shut sign sit slide slow soak sort
     sow spray spread sprinkle squeeze stand start stay stick stir stop store strain stretch strip sweep switch take tape
     tear tell test throw tie tighten tip touch transfer trim try turn twist unfold unload unlock unplug unscrew untie use
     verify wait walk warm wash watch water wear wedge weigh wet whisk wind wipe withdraw wrap write`,
  ),
  nl: words(
    `activeer archiveer bedek bepaal bespreek begin bel bereid bevestig bewaar bind blaas boor breng buig controleer dek demonteer dep dien dompel
     doe doorloop draag draai droog druk duw fixeer ga geef gebruik giet haal hang hef herhaal hijs hoor houd hou informeer
     kantel keer kies kijk kleef klem klik klop kneed knip knoop kom kook koppel laat lees leg leid let licht lijm los
     luister maak markeer meet meld meng monteer neem noteer omwikkel ontgrendel ontkoppel onderzoek open overleg pak
     parkeer pas plaats plak plant poets pomp prik reinig rijd rij roer rol schaaf schakel schep schil schrijf schroef
     schud schuif schuur sla sleep sluit smeer smelt snijd snij sorteer span spoel spreek spreid spuit stap steek stel
     stofzuig stop stort strijk strooi test til toon trek vang veeg vergelijk vergrendel verhit verminder verplaats
     vermeld verstuur vervang verwarm verwerk verwijder verzamel voeg voel voer vouw vraag vul waarschuw wacht was weeg werk wikkel wijs wissel wrijf zaag
     zaai zeef zeg zet zoek zorg`,
  ),
};

/** Whether a text begins as an instruction does. */
export function isImperative(text: string, language: InstructionLanguage): boolean {
  if (language === "fr")
    return /^(?:Se |S[’'])\p{Lowercase}+(?:er|ir|re)(?!\p{Letter})/u.test(text);
  const first = /^\p{Uppercase}\p{Lowercase}+(?= )/u.exec(text)?.[0].toLowerCase();
  return first !== undefined && imperatives[language].has(first);
}

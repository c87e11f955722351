// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "memory.byAverage": "Dezelfde kans voor elke kaart",
  "memory.byOwn": "Uit je eigen herhalingen",
  "memory.byPeople": "Uit hoe mensen vergeten",
  "memory.chart.empty": "Zodra er genoeg herhalingen zijn, zie je hier of we het juiste verwachtten.",
  "memory.chart.expected": "Verwacht",
  "memory.chart.remembered": "Onthouden",
  "memory.chart.reviews": "Herhalingen",
  "memory.chart.summary": ["Bij ",{"plural":"reviews","options":{"one":[{"pound":true}," herhaling"],"other":[{"pound":true}," herhalingen"]}}," verwachtten we dat je ",{"argument":"expected"}," zou onthouden. Je onthield ",{"argument":"remembered"},"."],
  "memory.chart.title": "Verwacht en onthouden",
  "memory.counted": "Hoe wordt dit geteld?",
  "memory.countedDays": "Voor elke kaart schatten we na hoeveel dagen de kans dat je het antwoord nog weet tot 90% daalt.",
  "memory.countedParts": "30 dagen of meer: langer dan een maand onthouden. Van 7 tot 30 dagen: langer dan een week. Minder dan 7 dagen: nog kwetsbaar.",
  "memory.failed": "Deze cijfers konden niet worden geladen",
  "memory.failedText": "Je kaarten komen terug zoals altijd.",
  "memory.lastFailed": "Onze laatste poging om van je herhalingen te leren is niet gelukt. Voor je kaarten is niets veranderd; we proberen het opnieuw.",
  "memory.lead": "Een kaart komt terug net voordat je hem zou vergeten. Wanneer dat is, leiden we af uit hoe mensen vergeten, en uit je eigen herhalingen als dat beter voorspelt.",
  "memory.loss": "Fout (log loss)",
  "memory.losses": "Hoe ver elke voorspelling ernaast zat",
  "memory.lossesText": ["Gemeten op je laatste ",{"plural":"reviews","options":{"one":"herhaling","other":[{"pound":true}," herhalingen"]}},", die geen voorspelling had gezien. Hoe lager, hoe beter."],
  "memory.measured": ["Vergeleken op ",{"argument":"day"},"."],
  "memory.missing": ["Nog ",{"plural":"missing","options":{"one":[{"pound":true}," herhaling"],"other":[{"pound":true}," herhalingen"]}}," en we kijken hoe jij vergeet. Je hebt er ",{"number":"reviews"}," van de ",{"number":"needed"}," gedaan."],
  "memory.notBetter": "We hebben geprobeerd uit je herhalingen te leren hoe jij vergeet. Dat voorspelde niet beter, dus voor jou verandert er niets.",
  "memory.notSaved": "Opslaan is niet gelukt. Probeer het opnieuw.",
  "memory.own": "Je kaarten komen terug volgens wat je eigen herhalingen ons hebben geleerd.",
  "memory.people": "Je kaarten komen terug volgens wat bekend is over hoe mensen vergeten.",
  "memory.switch": "Gebruiken wat mijn eigen herhalingen leren",
  "memory.switchHint": "Zet je dit uit, dan komen je kaarten terug volgens hoe mensen vergeten. Ze worden allemaal meteen opnieuw ingepland.",
  "memory.tooFew": "Er waren te weinig herhalingen op verschillende dagen om van te leren. We proberen het later opnieuw.",
  "memory.way": "Voorspelling",
};

export default messages;

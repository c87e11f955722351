// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "tools.install.byHand": [{"type":0,"value":"Tik in je browser op Delen en dan op ‘Zet op beginscherm’."}],
  "tools.install.fast": [{"type":0,"value":"Opent meteen, zonder browserbalk"}],
  "tools.install.install": [{"type":0,"value":"Installeren"}],
  "tools.install.lead": [{"type":0,"value":"Eén tik en je les is er."}],
  "tools.install.light": [{"type":0,"value":"Neemt niet meer plaats in dan een foto"}],
  "tools.install.notNow": [{"type":0,"value":"Niet nu"}],
  "tools.install.reminders": [{"type":0,"value":"Kan je aan je herhalingen herinneren"}],
  "tools.install.title": [{"type":0,"value":"Alambic op je startscherm"}],
  "tools.install.understood": [{"type":0,"value":"Begrepen"}],
  "tools.offline.queued": [{"type":6,"value":"count","options":{"one":{"value":[{"type":0,"value":"Er wacht "},{"type":7},{"type":0,"value":" antwoord."}]},"other":{"value":[{"type":0,"value":"Er wachten "},{"type":7},{"type":0,"value":" antwoorden."}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.offline.text": [{"type":0,"value":"Wat je gedownload hebt, blijft open; je antwoorden vertrekken zodra het netwerk terug is."}],
  "tools.offline.title": [{"type":0,"value":"Je bent offline."}],
  "tools.reminder.completed": [{"type":0,"value":"Klaar"}],
  "tools.reminder.done": [{"type":0,"value":"Klaar"}],
  "tools.reminder.later": [{"type":0,"value":"Later"}],
  "tools.reminder.missed": [{"type":0,"value":"Nog te doen: ‘"},{"type":1,"value":"title"},{"type":0,"value":"’"}],
  "tools.reminder.now": [{"type":0,"value":"Tijd om te studeren: ‘"},{"type":1,"value":"title"},{"type":0,"value":"’"}],
  "tools.reminder.openPlan": [{"type":0,"value":"Open het plan"}],
  "tools.reminder.region": [{"type":0,"value":"Studieherinnering"}],
  "tools.reminder.scheduled": [{"type":1,"value":"timing"},{"type":0,"value":", "},{"type":1,"value":"date"}],
  "tools.reminder.timing.inDays": [{"type":0,"value":"Over "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" dag"}]},"other":{"value":[{"type":7},{"type":0,"value":" dagen"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.inHours": [{"type":0,"value":"Over "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" uur"}]},"other":{"value":[{"type":7},{"type":0,"value":" uur"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.lateDays": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" dag te laat"}]},"other":{"value":[{"type":7},{"type":0,"value":" dagen te laat"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.lateHours": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Minder dan een uur te laat"}]},"one":{"value":[{"type":7},{"type":0,"value":" uur te laat"}]},"other":{"value":[{"type":7},{"type":0,"value":" uur te laat"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.now": [{"type":0,"value":"Nu"}],
  "tools.testMode.leave": [{"type":0,"value":"Verlaat de testmodus"}],
  "tools.testMode.text": [{"type":0,"value":"Je ziet Alambic zoals zo’n lid het ziet. Je eigen abonnement is niet veranderd."}],
  "tools.testMode.title": [{"type":0,"value":"Testmodus: "},{"type":5,"value":"tier","options":{"free":{"value":[{"type":0,"value":"Free"}]},"premium":{"value":[{"type":0,"value":"Premium"}]},"pro":{"value":[{"type":0,"value":"Pro"}]},"other":{"value":[{"type":0,"value":"Beheer"}]}}},{"type":0,"value":"."}],
  "tools.update.available": [{"type":0,"value":"Er is een nieuwe versie van Alambic klaar."}],
  "tools.update.offlineReady": [{"type":0,"value":"Alambic is klaar voor offline gebruik."}],
  "tools.update.update": [{"type":0,"value":"Bijwerken"}],
  "tools.update.updating": [{"type":0,"value":"Bijwerken: de pagina herlaadt vanzelf."}],
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "tools.install.byHand": [{"type":0,"value":"In your browser, press Share, then “Add to Home Screen”."}],
  "tools.install.fast": [{"type":0,"value":"Opens at once, without a browser bar"}],
  "tools.install.install": [{"type":0,"value":"Install"}],
  "tools.install.lead": [{"type":0,"value":"One press, and your lesson is there."}],
  "tools.install.light": [{"type":0,"value":"Takes no more room than a photo"}],
  "tools.install.notNow": [{"type":0,"value":"Not now"}],
  "tools.install.reminders": [{"type":0,"value":"Can remind you of your reviews"}],
  "tools.install.title": [{"type":0,"value":"Alambic on your home screen"}],
  "tools.install.understood": [{"type":0,"value":"Got it"}],
  "tools.offline.queued": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" answer is waiting."}]},"other":{"value":[{"type":7},{"type":0,"value":" answers are waiting."}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.offline.text": [{"type":0,"value":"What you have downloaded stays open; your answers leave when the network is back."}],
  "tools.offline.title": [{"type":0,"value":"You are offline."}],
  "tools.reminder.completed": [{"type":0,"value":"Done"}],
  "tools.reminder.done": [{"type":0,"value":"Done"}],
  "tools.reminder.later": [{"type":0,"value":"Later"}],
  "tools.reminder.missed": [{"type":0,"value":"Still to do: “"},{"type":1,"value":"title"},{"type":0,"value":"”"}],
  "tools.reminder.now": [{"type":0,"value":"Time to study: “"},{"type":1,"value":"title"},{"type":0,"value":"”"}],
  "tools.reminder.openPlan": [{"type":0,"value":"Open the plan"}],
  "tools.reminder.region": [{"type":0,"value":"Study reminder"}],
  "tools.reminder.scheduled": [{"type":1,"value":"timing"},{"type":0,"value":", "},{"type":1,"value":"date"}],
  "tools.reminder.timing.inDays": [{"type":0,"value":"In "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" day"}]},"other":{"value":[{"type":7},{"type":0,"value":" days"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.inHours": [{"type":0,"value":"In "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" hour"}]},"other":{"value":[{"type":7},{"type":0,"value":" hours"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.lateDays": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" day late"}]},"other":{"value":[{"type":7},{"type":0,"value":" days late"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.lateHours": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Less than an hour late"}]},"one":{"value":[{"type":7},{"type":0,"value":" hour late"}]},"other":{"value":[{"type":7},{"type":0,"value":" hours late"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.now": [{"type":0,"value":"Now"}],
  "tools.testMode.leave": [{"type":0,"value":"Leave test mode"}],
  "tools.testMode.text": [{"type":0,"value":"You see Alambic as such a member does. Your own plan has not changed."}],
  "tools.testMode.title": [{"type":0,"value":"Test mode: "},{"type":5,"value":"tier","options":{"free":{"value":[{"type":0,"value":"Free"}]},"premium":{"value":[{"type":0,"value":"Premium"}]},"pro":{"value":[{"type":0,"value":"Pro"}]},"other":{"value":[{"type":0,"value":"Administration"}]}}},{"type":0,"value":"."}],
  "tools.update.available": [{"type":0,"value":"A new version of Alambic is ready."}],
  "tools.update.offlineReady": [{"type":0,"value":"Alambic is ready to be used offline."}],
  "tools.update.update": [{"type":0,"value":"Update"}],
  "tools.update.updating": [{"type":0,"value":"Updating: the page reloads by itself."}],
};

export default messages;

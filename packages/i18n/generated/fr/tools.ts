// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "tools.install.byHand": [{"type":0,"value":"Dans ton navigateur, touche Partager, puis « Sur l’écran d’accueil »."}],
  "tools.install.fast": [{"type":0,"value":"S’ouvre aussitôt, sans barre de navigateur"}],
  "tools.install.install": [{"type":0,"value":"Installer"}],
  "tools.install.lead": [{"type":0,"value":"Une touche, et ta leçon est là."}],
  "tools.install.light": [{"type":0,"value":"Ne prend pas plus de place qu’une photo"}],
  "tools.install.notNow": [{"type":0,"value":"Pas maintenant"}],
  "tools.install.reminders": [{"type":0,"value":"Peut te rappeler tes révisions"}],
  "tools.install.title": [{"type":0,"value":"Alambic sur ton écran d’accueil"}],
  "tools.install.understood": [{"type":0,"value":"C’est noté"}],
  "tools.offline.queued": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" réponse attend."}]},"other":{"value":[{"type":7},{"type":0,"value":" réponses attendent."}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.offline.text": [{"type":0,"value":"Ce que tu as téléchargé reste ouvert ; tes réponses partiront au retour du réseau."}],
  "tools.offline.title": [{"type":0,"value":"Tu es hors ligne."}],
  "tools.reminder.completed": [{"type":0,"value":"Fait"}],
  "tools.reminder.done": [{"type":0,"value":"C’est fait"}],
  "tools.reminder.later": [{"type":0,"value":"Plus tard"}],
  "tools.reminder.missed": [{"type":0,"value":"Encore à faire : « "},{"type":1,"value":"title"},{"type":0,"value":" »"}],
  "tools.reminder.now": [{"type":0,"value":"C’est l’heure d’étudier : « "},{"type":1,"value":"title"},{"type":0,"value":" »"}],
  "tools.reminder.openPlan": [{"type":0,"value":"Ouvrir le plan"}],
  "tools.reminder.region": [{"type":0,"value":"Rappel d’étude"}],
  "tools.reminder.scheduled": [{"type":1,"value":"timing"},{"type":0,"value":", "},{"type":1,"value":"date"}],
  "tools.reminder.timing.inDays": [{"type":0,"value":"Dans "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" jour"}]},"other":{"value":[{"type":7},{"type":0,"value":" jours"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.inHours": [{"type":0,"value":"Dans "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" heure"}]},"other":{"value":[{"type":7},{"type":0,"value":" heures"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.lateDays": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" jour de retard"}]},"other":{"value":[{"type":7},{"type":0,"value":" jours de retard"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.lateHours": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Moins d’une heure de retard"}]},"one":{"value":[{"type":7},{"type":0,"value":" heure de retard"}]},"other":{"value":[{"type":7},{"type":0,"value":" heures de retard"}]}},"offset":0,"pluralType":"cardinal"}],
  "tools.reminder.timing.now": [{"type":0,"value":"Maintenant"}],
  "tools.testMode.leave": [{"type":0,"value":"Quitter le mode test"}],
  "tools.testMode.text": [{"type":0,"value":"Tu vois Alambic comme ce membre le voit. Ta propre formule n’a pas changé."}],
  "tools.testMode.title": [{"type":0,"value":"Mode test : "},{"type":5,"value":"tier","options":{"free":{"value":[{"type":0,"value":"Free"}]},"premium":{"value":[{"type":0,"value":"Premium"}]},"pro":{"value":[{"type":0,"value":"Pro"}]},"other":{"value":[{"type":0,"value":"Administration"}]}}},{"type":0,"value":"."}],
  "tools.update.available": [{"type":0,"value":"Une nouvelle version d’Alambic est prête."}],
  "tools.update.offlineReady": [{"type":0,"value":"Alambic est prêt à s’ouvrir hors ligne."}],
  "tools.update.update": [{"type":0,"value":"Mettre à jour"}],
  "tools.update.updating": [{"type":0,"value":"Mise à jour : la page se recharge d’elle-même."}],
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "consent.acceptAll": "Alles aanvaarden",
  "consent.alwaysOn": "Altijd aan",
  "consent.analytics": "Statistieken",
  "consent.analyticsText": "Ze tellen bezoeken en lessen, zonder je naam, zodat we zien wat helpt.",
  "consent.customise": "Aanpassen",
  "consent.necessary": "Noodzakelijk",
  "consent.necessaryText": "Ze houden je ingelogd en onthouden je taal en thema.",
  "consent.policy": "Lees het cookiebeleid",
  "consent.preferences": "Cookievoorkeuren",
  "consent.preferencesLead": "Je kunt ze altijd wijzigen onderaan elke pagina.",
  "consent.region": "Cookies",
  "consent.rejectAll": "Alles weigeren",
  "consent.save": "Mijn keuze opslaan",
  "consent.text": "Noodzakelijke cookies houden je ingelogd. Met je toestemming tellen we ook bezoeken, om te zien wat helpt.",
  "consent.title": "Jouw cookies, jouw keuze",
};

export default messages;

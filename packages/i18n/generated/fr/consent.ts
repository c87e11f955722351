// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "consent.acceptAll": "Tout accepter",
  "consent.alwaysOn": "Toujours actifs",
  "consent.analytics": "Mesure d’audience",
  "consent.analyticsText": "Ils comptent les visites et les leçons, sans ton nom, pour voir ce qui aide.",
  "consent.customise": "Personnaliser",
  "consent.necessary": "Nécessaires",
  "consent.necessaryText": "Ils gardent ta session ouverte et retiennent ta langue et ton thème.",
  "consent.policy": "Lire la politique de cookies",
  "consent.preferences": "Préférences de cookies",
  "consent.preferencesLead": "Tu peux les changer à tout moment au bas de chaque page.",
  "consent.region": "Cookies",
  "consent.rejectAll": "Tout refuser",
  "consent.save": "Enregistrer mon choix",
  "consent.text": "Les cookies nécessaires gardent ta session ouverte. Avec ton accord, nous comptons aussi les visites, pour voir ce qui aide.",
  "consent.title": "Tes cookies, ton choix",
};

export default messages;

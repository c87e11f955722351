// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.about": "À propos",
  "shell.blog": "Blog",
  "shell.contact": "Contact",
  "shell.cookiePreferences": "Préférences cookies",
  "shell.documentTitle": [{"argument":"title"}," · Alambic"],
  "shell.failedText": "La connexion a peut-être été coupée, ou Alambic vient d’être mis à jour. Tes réponses sont gardées.",
  "shell.failedTitle": "Cet écran ne s’est pas chargé",
  "shell.languageFailed": "La langue n’a changé que sur cet appareil.",
  "shell.legal": "Aide et pages légales",
  "shell.legalCookies": "Cookies",
  "shell.legalNotice": "Mentions légales",
  "shell.legalPrivacy": "Confidentialité",
  "shell.legalReport": "Signaler un contenu",
  "shell.legalTerms": "Conditions d’utilisation",
  "shell.places": "Sur cette page",
  "shell.reload": "Recharger",
  "shell.signIn": "Se connecter",
  "shell.signUp": "S’inscrire",
  "shell.tagline": "Un sujet, un PDF. L’essentiel, distillé.",
  "shell.toDashboard": "Aller au tableau de bord",
  "shell.unreachable": "Le serveur est injoignable. Vérifie ta connexion et réessaie.",
};

export default messages;

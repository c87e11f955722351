// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.about": "À propos",
  "shell.back": "Retour",
  "shell.blog": "Blog",
  "shell.comingSoonText": "Nous y travaillons. Reviens bientôt.",
  "shell.comingSoonTitle": "Bientôt disponible",
  "shell.contact": "Contact",
  "shell.cookiePreferences": "Préférences cookies",
  "shell.documentTitle": [{"argument":"title"}," · Alambic"],
  "shell.failedText": "La connexion a peut-être été coupée, ou Alambic vient d’être mis à jour. Tes réponses sont gardées.",
  "shell.failedTitle": "Cet écran ne s’est pas chargé",
  "shell.languageFailed": "La langue n’a pas pu être enregistrée dans ton compte. Elle n’a changé que sur cet appareil.",
  "shell.legal": "Pages légales",
  "shell.legalCookies": "Cookies",
  "shell.legalNotice": "Mentions légales",
  "shell.legalPrivacy": "Confidentialité",
  "shell.legalReport": "Signaler un contenu",
  "shell.legalTerms": "Conditions d’utilisation",
  "shell.notFoundText": "Il n’y a rien à cette adresse. Elle a peut-être changé, ou il y manque une lettre.",
  "shell.notFoundTitle": "Page introuvable",
  "shell.places": "Sur cette page",
  "shell.reload": "Recharger",
  "shell.signIn": "Se connecter",
  "shell.signUp": "S’inscrire",
  "shell.tagline": "Un sujet, un PDF. L’essentiel, distillé.",
  "shell.toDashboard": "Aller au tableau de bord",
  "shell.toHomePage": "Aller à la page d’accueil",
};

export default messages;

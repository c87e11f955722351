// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.documentTitle": [{"type":1,"value":"title"},{"type":0,"value":" · Alambic"}],
  "shell.failedText": [{"type":0,"value":"La connexion a peut-être été coupée, ou Alambic vient d’être mis à jour. Tes réponses sont conservées."}],
  "shell.failedTitle": [{"type":0,"value":"Cet écran ne s’est pas chargé"}],
  "shell.languageFailed": [{"type":0,"value":"La langue n’a pas pu être enregistrée dans ton compte. Elle est changée sur cet appareil."}],
  "shell.legal": [{"type":0,"value":"Pages légales"}],
  "shell.legalCookies": [{"type":0,"value":"Cookies"}],
  "shell.legalNotice": [{"type":0,"value":"Mentions légales"}],
  "shell.legalPrivacy": [{"type":0,"value":"Confidentialité"}],
  "shell.legalReport": [{"type":0,"value":"Signaler un contenu"}],
  "shell.legalTerms": [{"type":0,"value":"Conditions d’utilisation"}],
  "shell.notFoundText": [{"type":0,"value":"Rien n’a été distillé à cette adresse. Elle a peut-être changé, ou il y manque une lettre."}],
  "shell.notFoundTitle": [{"type":0,"value":"Page introuvable"}],
  "shell.reload": [{"type":0,"value":"Recharger"}],
  "shell.signIn": [{"type":0,"value":"Se connecter"}],
  "shell.signUp": [{"type":0,"value":"Créer un compte"}],
  "shell.tagline": [{"type":0,"value":"Un sujet, un PDF. L’essentiel, distillé."}],
  "shell.toDashboard": [{"type":0,"value":"Aller au tableau de bord"}],
  "shell.toHomePage": [{"type":0,"value":"Aller à la page d’accueil"}],
};

export default messages;

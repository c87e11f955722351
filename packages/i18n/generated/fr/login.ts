// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.errorNetwork": [{"type":0,"value":"Le serveur est injoignable. Vérifie ta connexion et réessaie."}],
  "login.errorUnknown": [{"type":0,"value":"Une erreur s’est produite. Réessaie."}],
  "login.failed": [{"type":0,"value":"La connexion n’a pas abouti"}],
  "login.heading": [{"type":0,"value":"Te revoilà."}],
  "login.identifier": [{"type":0,"value":"Nom d’utilisateur ou e-mail"}],
  "login.identifierRequired": [{"type":0,"value":"Saisis ton nom d’utilisateur ou ton e-mail."}],
  "login.lead": [{"type":0,"value":"Tes capsules sont là où tu les as laissées."}],
  "login.noAccount": [{"type":0,"value":"Pas encore de compte ? "},{"type":8,"value":"link","children":[{"type":0,"value":"En créer un"}]}],
  "login.password": [{"type":0,"value":"Mot de passe"}],
  "login.passwordRequired": [{"type":0,"value":"Saisis ton mot de passe."}],
  "login.remember": [{"type":0,"value":"Garder ma session ouverte"}],
  "login.rememberHint": [{"type":0,"value":"Pendant 30 jours, sur cet appareil. Pas sur un appareil partagé."}],
  "login.signIn": [{"type":0,"value":"Se connecter"}],
  "login.title": [{"type":0,"value":"Se connecter"}],
};

export default messages;

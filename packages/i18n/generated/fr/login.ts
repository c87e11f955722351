// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.byPasskey": "Continuer avec ta clé d’accès",
  "login.code": "Code",
  "login.codeHeading": "Encore une étape",
  "login.codeHint": "Les six chiffres de ton application, ou un code de secours.",
  "login.codeLead": "Ton mot de passe est juste. Saisis maintenant le code que ton application affiche.",
  "login.codeRequired": "Saisis le code.",
  "login.codeTooLate": "Cinq minutes ont passé. Recommence avec ton mot de passe.",
  "login.errorNetwork": "Le serveur est injoignable. Vérifie ta connexion et réessaie.",
  "login.errorUnknown": "Une erreur s’est produite. Réessaie.",
  "login.failed": "La connexion n’a pas abouti",
  "login.forgot": "Mot de passe oublié ?",
  "login.heading": "Te revoilà.",
  "login.identifier": "Nom d’utilisateur ou e-mail",
  "login.identifierRequired": "Saisis ton nom d’utilisateur ou ton e-mail.",
  "login.lead": "Tes capsules t’attendent là où tu en étais.",
  "login.noAccount": ["Pas encore de compte ? ",{"tag":"link","children":"S’inscrire"}],
  "login.passkey": "Se connecter avec une clé d’accès",
  "login.passkeyLead": "Ton mot de passe est juste. Utilise maintenant ta clé d’accès ou un code.",
  "login.password": "Mot de passe",
  "login.passwordRequired": "Saisis ton mot de passe.",
  "login.remember": "Garder ma session ouverte",
  "login.rememberHint": "Pendant 30 jours, sur cet appareil. Pas sur un appareil partagé.",
  "login.restart": "Recommencer",
  "login.signIn": "Se connecter",
  "login.title": "Se connecter",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "account.agree": [{"type":0,"value":"En créant un compte, tu acceptes les "},{"type":8,"value":"terms","children":[{"type":0,"value":"conditions d’utilisation"}]},{"type":0,"value":" et notre "},{"type":8,"value":"privacy","children":[{"type":0,"value":"usage de tes données"}]},{"type":0,"value":"."}],
  "account.email": [{"type":0,"value":"E-mail"}],
  "account.emailInvalid": [{"type":0,"value":"Saisis une adresse comme nom@exemple.org."}],
  "account.emailRequired": [{"type":0,"value":"Saisis ton adresse e-mail."}],
  "account.emailTaken": [{"type":0,"value":"Un compte utilise déjà cette adresse."}],
  "account.errorRegister": [{"type":0,"value":"Inscription impossible."}],
  "account.haveAccount": [{"type":0,"value":"Déjà un compte ? "},{"type":8,"value":"link","children":[{"type":0,"value":"Se connecter"}]}],
  "account.password": [{"type":0,"value":"Mot de passe"}],
  "account.passwordCommon": [{"type":0,"value":"Ce mot de passe est parmi les plus devinés. Choisis-en un autre."}],
  "account.passwordConfirm": [{"type":0,"value":"Confirmer le mot de passe"}],
  "account.passwordMismatch": [{"type":0,"value":"Les mots de passe ne correspondent pas."}],
  "account.passwordRequired": [{"type":0,"value":"Saisis ton mot de passe."}],
  "account.passwordRules": [{"type":0,"value":"Le mot de passe ne remplit pas toutes les conditions."}],
  "account.registerHeading": [{"type":0,"value":"Commence par une phrase."}],
  "account.registerLead": [{"type":0,"value":"Un compte garde tes capsules, tes réponses et tes progrès."}],
  "account.registerTitle": [{"type":0,"value":"Créer un compte"}],
  "account.signUp": [{"type":0,"value":"Créer mon compte"}],
  "account.username": [{"type":0,"value":"Nom d’utilisateur"}],
  "account.usernameCharacters": [{"type":0,"value":"Utilise seulement des lettres, chiffres, points, tirets et tirets bas."}],
  "account.usernameHint": [{"type":0,"value":"De 3 à 32 lettres, chiffres, points, tirets ou tirets bas."}],
  "account.usernameRequired": [{"type":0,"value":"Choisis un nom d’utilisateur."}],
  "account.usernameTaken": [{"type":0,"value":"Ce nom d’utilisateur est déjà pris."}],
  "account.usernameTooLong": [{"type":0,"value":"Un nom d’utilisateur compte au plus 32 caractères."}],
  "account.usernameTooShort": [{"type":0,"value":"Un nom d’utilisateur compte au moins 3 caractères."}],
  "account.waitlistInvited": [{"type":0,"value":"Ton invitation nous est parvenue : crée ton compte, elle est à toi."}],
  "account.waitlistText": [{"type":0,"value":"Alambic ouvre ses portes peu à peu. Ouvre le lien de ton invitation pour créer ton compte."}],
  "account.waitlistTitle": [{"type":0,"value":"L’inscription se fait pour l’instant sur invitation"}],
};

export default messages;

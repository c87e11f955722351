// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "account.agree": ["En créant un compte, tu acceptes les ",{"tag":"terms","children":"conditions d’utilisation"}," et notre ",{"tag":"privacy","children":"usage de tes données"},"."],
  "account.email": "E-mail",
  "account.emailInvalid": "Saisis une adresse comme nom@exemple.org.",
  "account.emailRequired": "Saisis ton adresse e-mail.",
  "account.emailTaken": "Un compte utilise déjà cette adresse.",
  "account.errorRegister": "Inscription impossible.",
  "account.haveAccount": ["Déjà un compte ? ",{"tag":"link","children":"Se connecter"}],
  "account.password": "Mot de passe",
  "account.passwordCommon": "Ce mot de passe est parmi les plus devinés. Choisis-en un autre.",
  "account.passwordConfirm": "Confirmer le mot de passe",
  "account.passwordMismatch": "Les mots de passe ne correspondent pas.",
  "account.passwordRequired": "Saisis ton mot de passe.",
  "account.passwordRules": "Le mot de passe ne remplit pas toutes les conditions.",
  "account.registerHeading": "Commence par une phrase.",
  "account.registerLead": "Un compte garde tes capsules, tes réponses et tes progrès.",
  "account.registerTitle": "Créer un compte",
  "account.signUp": "Créer mon compte",
  "account.username": "Nom d’utilisateur",
  "account.usernameCharacters": "Utilise seulement des lettres, chiffres, points, tirets et tirets bas.",
  "account.usernameHint": "De 3 à 32 lettres, chiffres, points, tirets ou tirets bas.",
  "account.usernameRequired": "Choisis un nom d’utilisateur.",
  "account.usernameTaken": "Ce nom d’utilisateur est déjà pris.",
  "account.usernameTooLong": "Un nom d’utilisateur compte au plus 32 caractères.",
  "account.usernameTooShort": "Un nom d’utilisateur compte au moins 3 caractères.",
  "account.waitlistInvited": "Ton invitation nous est parvenue : crée ton compte, elle est à toi.",
  "account.waitlistText": "Alambic ouvre ses portes peu à peu. Ouvre le lien de ton invitation pour créer ton compte.",
  "account.waitlistTitle": "L’inscription se fait pour l’instant sur invitation",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "account.agree": ["En créant un compte, tu acceptes les ",{"tag":"terms","children":"conditions d’utilisation"}," et ",{"tag":"privacy","children":"comment nous utilisons tes données"},"."],
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
  "account.registerHeading": "Crée ton compte",
  "account.registerLead": "Ton compte garde tes capsules, tes réponses et tes progrès.",
  "account.registerTitle": "S’inscrire",
  "account.signUp": "Créer mon compte",
  "account.username": "Nom d’utilisateur",
  "account.usernameCharacters": "Utilise seulement des lettres, des chiffres, des points, des traits d’union et des tirets bas.",
  "account.usernameHint": "De 3 à 32 lettres, chiffres, points, traits d’union ou tirets bas.",
  "account.usernameRequired": "Choisis un nom d’utilisateur.",
  "account.usernameTaken": "Ce nom d’utilisateur est déjà pris.",
  "account.usernameTooLong": "Un nom d’utilisateur compte au plus 32 caractères.",
  "account.usernameTooShort": "Un nom d’utilisateur compte au moins 3 caractères.",
  "account.waitlistInvited": "Ton invitation est valable.",
  "account.waitlistText": "Alambic ouvre peu à peu. Ouvre le lien de ton invitation pour créer ton compte.",
  "account.waitlistTitle": "Pour l’instant, l’inscription se fait sur invitation",
};

export default messages;

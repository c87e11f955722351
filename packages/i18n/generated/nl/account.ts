// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "account.agree": ["Door een account te maken aanvaard je de ",{"tag":"terms","children":"gebruiksvoorwaarden"}," en ",{"tag":"privacy","children":"hoe we je gegevens gebruiken"},"."],
  "account.email": "E-mail",
  "account.emailInvalid": "Vul een adres in zoals naam@voorbeeld.org.",
  "account.emailRequired": "Vul je e-mailadres in.",
  "account.emailTaken": "Een account gebruikt dit adres al.",
  "account.errorRegister": "Registreren is niet gelukt.",
  "account.haveAccount": ["Al een account? ",{"tag":"link","children":"Inloggen"}],
  "account.password": "Wachtwoord",
  "account.passwordCommon": "Dit wachtwoord wordt heel vaak geraden. Kies een ander.",
  "account.passwordConfirm": "Wachtwoord bevestigen",
  "account.passwordMismatch": "De wachtwoorden komen niet overeen.",
  "account.passwordRequired": "Vul je wachtwoord in.",
  "account.passwordRules": "Het wachtwoord voldoet niet aan alle eisen.",
  "account.registerHeading": "Maak je account",
  "account.registerLead": "Je account bewaart je capsules, je antwoorden en je vooruitgang.",
  "account.registerTitle": "Registreren",
  "account.signUp": "Mijn account maken",
  "account.username": "Gebruikersnaam",
  "account.usernameCharacters": "Gebruik alleen letters, cijfers, punten, koppeltekens en underscores.",
  "account.usernameHint": "3 tot 32 letters, cijfers, punten, koppeltekens of underscores.",
  "account.usernameRequired": "Kies een gebruikersnaam.",
  "account.usernameTaken": "Deze gebruikersnaam is al in gebruik.",
  "account.usernameTooLong": "Een gebruikersnaam telt hoogstens 32 tekens.",
  "account.usernameTooShort": "Een gebruikersnaam telt minstens 3 tekens.",
  "account.waitlistInvited": "Je uitnodiging is geldig.",
  "account.waitlistText": "Alambic gaat stap voor stap open. Open de link in je uitnodiging om je account te maken.",
  "account.waitlistTitle": "Registreren kan voorlopig alleen op uitnodiging",
};

export default messages;

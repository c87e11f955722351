// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "account.agree": [{"type":0,"value":"Door een account te maken aanvaard je de "},{"type":8,"value":"terms","children":[{"type":0,"value":"gebruiksvoorwaarden"}]},{"type":0,"value":" en onze "},{"type":8,"value":"privacy","children":[{"type":0,"value":"omgang met je gegevens"}]},{"type":0,"value":"."}],
  "account.email": [{"type":0,"value":"E-mail"}],
  "account.emailInvalid": [{"type":0,"value":"Vul een adres in zoals naam@voorbeeld.org."}],
  "account.emailRequired": [{"type":0,"value":"Vul je e-mailadres in."}],
  "account.emailTaken": [{"type":0,"value":"Een account gebruikt dit adres al."}],
  "account.errorRegister": [{"type":0,"value":"Inschrijven is niet gelukt."}],
  "account.haveAccount": [{"type":0,"value":"Al een account? "},{"type":8,"value":"link","children":[{"type":0,"value":"Inloggen"}]}],
  "account.password": [{"type":0,"value":"Wachtwoord"}],
  "account.passwordCommon": [{"type":0,"value":"Dit wachtwoord wordt heel vaak geraden. Kies een ander."}],
  "account.passwordConfirm": [{"type":0,"value":"Wachtwoord bevestigen"}],
  "account.passwordMismatch": [{"type":0,"value":"De wachtwoorden komen niet overeen."}],
  "account.passwordRequired": [{"type":0,"value":"Vul je wachtwoord in."}],
  "account.passwordRules": [{"type":0,"value":"Het wachtwoord voldoet niet aan alle eisen."}],
  "account.registerHeading": [{"type":0,"value":"Begin met één zin."}],
  "account.registerLead": [{"type":0,"value":"Een account bewaart je capsules, je antwoorden en je vooruitgang."}],
  "account.registerTitle": [{"type":0,"value":"Account maken"}],
  "account.signUp": [{"type":0,"value":"Mijn account maken"}],
  "account.username": [{"type":0,"value":"Gebruikersnaam"}],
  "account.usernameCharacters": [{"type":0,"value":"Gebruik alleen letters, cijfers, punten, koppeltekens en underscores."}],
  "account.usernameHint": [{"type":0,"value":"3 tot 32 letters, cijfers, punten, koppeltekens of underscores."}],
  "account.usernameRequired": [{"type":0,"value":"Kies een gebruikersnaam."}],
  "account.usernameTaken": [{"type":0,"value":"Deze gebruikersnaam is al in gebruik."}],
  "account.usernameTooLong": [{"type":0,"value":"Een gebruikersnaam telt hoogstens 32 tekens."}],
  "account.usernameTooShort": [{"type":0,"value":"Een gebruikersnaam telt minstens 3 tekens."}],
  "account.waitlistInvited": [{"type":0,"value":"Je uitnodiging is binnen: maak je account en ze is van jou."}],
  "account.waitlistText": [{"type":0,"value":"Alambic opent zijn deuren stap voor stap. Open de link van je uitnodiging om je account te maken."}],
  "account.waitlistTitle": [{"type":0,"value":"Inschrijven kan voorlopig op uitnodiging"}],
};

export default messages;

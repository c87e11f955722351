// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "passkeys.add": "Een toegangssleutel toevoegen",
  "passkeys.addText": "Je apparaat vraagt je vingerafdruk, je gezicht of de pincode. Daarna is alleen het wachtwoord niet meer genoeg om in te loggen.",
  "passkeys.added": "De toegangssleutel is toegevoegd.",
  "passkeys.back": "Terug",
  "passkeys.cancelled": "Er is niets gebeurd: het verzoek is afgebroken, of dit apparaat heeft geen toegangssleutel voor deze site.",
  "passkeys.create": "De toegangssleutel maken",
  "passkeys.elsewhere": ["De toegangssleutels van deze site werken alleen op het adres ",{"argument":"host"},". Open het, en probeer het opnieuw."],
  "passkeys.empty": "Je hebt nog geen toegangssleutel.",
  "passkeys.failed": "Je apparaat kon niet antwoorden. Probeer het opnieuw.",
  "passkeys.known": "Dit apparaat bewaart al een toegangssleutel van je account.",
  "passkeys.listFailed": "Je toegangssleutels konden niet worden geladen",
  "passkeys.name": "Naam van de sleutel",
  "passkeys.nameHint": "Om haar te herkennen, bijvoorbeeld ‘Telefoon’.",
  "passkeys.nameRequired": "Geef de sleutel een naam.",
  "passkeys.never": "nog niet gebruikt",
  "passkeys.remove": "Verwijderen",
  "passkeys.removeNamed": ["‘",{"argument":"name"},"’ verwijderen"],
  "passkeys.removeText": "Ze opent je account niet meer, en je andere sessies worden beëindigd. Zonder andere sleutel of app is het wachtwoord weer genoeg.",
  "passkeys.removed": "De toegangssleutel is verwijderd.",
  "passkeys.rename": ["‘",{"argument":"name"},"’ hernoemen"],
  "passkeys.save": "Opslaan",
  "passkeys.since": ["Toegevoegd op ",{"argument":"added"},", ",{"argument":"used"},"."],
  "passkeys.unsupported": "Deze browser kent geen toegangssleutels, of de pagina is niet via een veilig adres (https) geopend.",
  "passkeys.used": ["gebruikt op ",{"argument":"date"}],
};

export default messages;

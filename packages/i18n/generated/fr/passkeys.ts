// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "passkeys.add": "Ajouter une clé d’accès",
  "passkeys.addText": "Ton appareil te demandera ton empreinte, ton visage ou son code. Ensuite, le mot de passe seul ne suffit plus pour te connecter.",
  "passkeys.added": "La clé d’accès est ajoutée.",
  "passkeys.back": "Retour",
  "passkeys.cancelled": "Rien n’a été fait : la demande a été annulée, ou cet appareil n’a pas de clé d’accès pour ce site.",
  "passkeys.create": "Créer la clé d’accès",
  "passkeys.elsewhere": ["Les clés d’accès de ce site ne servent qu’à l’adresse ",{"argument":"host"},". Ouvre-la, puis réessaie."],
  "passkeys.empty": "Tu n’as pas encore de clé d’accès.",
  "passkeys.failed": "Ton appareil n’a pas pu répondre. Réessaie.",
  "passkeys.known": "Cet appareil garde déjà une clé d’accès de ton compte.",
  "passkeys.listFailed": "Tes clés d’accès n’ont pas pu être chargées",
  "passkeys.name": "Nom de la clé",
  "passkeys.nameHint": "Pour la reconnaître, par exemple « Téléphone ».",
  "passkeys.nameRequired": "Donne un nom à la clé.",
  "passkeys.never": "pas encore utilisée",
  "passkeys.remove": "Retirer",
  "passkeys.removeNamed": ["Retirer « ",{"argument":"name"}," »"],
  "passkeys.removeText": "Cette clé n’ouvrira plus ton compte, et tes autres sessions se ferment. Sans autre clé ni application, le mot de passe suffira de nouveau.",
  "passkeys.removed": "La clé d’accès est retirée.",
  "passkeys.rename": ["Renommer « ",{"argument":"name"}," »"],
  "passkeys.save": "Enregistrer",
  "passkeys.since": ["Ajoutée le ",{"argument":"added"},", ",{"argument":"used"},"."],
  "passkeys.unsupported": "Ce navigateur ne connaît pas les clés d’accès, ou la page n’est pas ouverte par une adresse sûre (https).",
  "passkeys.used": ["utilisée le ",{"argument":"date"}],
};

export default messages;

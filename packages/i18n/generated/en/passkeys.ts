// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "passkeys.add": "Add a passkey",
  "passkeys.addText": "Your device will ask for your fingerprint, your face or its PIN. From then on, the password alone is not enough to sign in.",
  "passkeys.added": "The passkey is added.",
  "passkeys.back": "Back",
  "passkeys.cancelled": "Nothing was done: the request was cancelled, or this device has no passkey for this site.",
  "passkeys.create": "Create the passkey",
  "passkeys.elsewhere": ["The passkeys of this site only serve at the address ",{"argument":"host"},". Open it, then try again."],
  "passkeys.empty": "You have no passkey yet.",
  "passkeys.failed": "Your device could not answer. Try again.",
  "passkeys.known": "This device already holds a passkey of your account.",
  "passkeys.listFailed": "Your passkeys could not be loaded",
  "passkeys.name": "Name of the passkey",
  "passkeys.nameHint": "To know it by, for example “Phone”.",
  "passkeys.nameRequired": "Give the passkey a name.",
  "passkeys.never": "not used yet",
  "passkeys.remove": "Remove",
  "passkeys.removeNamed": ["Remove “",{"argument":"name"},"”"],
  "passkeys.removeText": "It will no longer open your account, and your other sessions end. Without another passkey or an app, the password is enough again.",
  "passkeys.removed": "The passkey is removed.",
  "passkeys.rename": ["Rename “",{"argument":"name"},"”"],
  "passkeys.save": "Save",
  "passkeys.since": ["Added on ",{"argument":"added"},", ",{"argument":"used"},"."],
  "passkeys.unsupported": "This browser does not know passkeys, or the page is not open at a secure address (https).",
  "passkeys.used": ["used on ",{"argument":"date"}],
};

export default messages;

/** Loaded when a passkey did not sign in. */
export { PasskeyFailure as default } from "../../shared/passkeys/PasskeyFailure.tsx";

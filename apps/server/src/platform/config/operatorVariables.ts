import { text } from "./parsers.ts";
import type { Read } from "./parsers.ts";

/** The variables that say who runs the server: the legal pages name them. */
export function readOperatorVariables(read: Read) {
  return {
    name: read("OPERATOR_NAME", text(null)),
    /** In one line. */
    address: read("OPERATOR_ADDRESS", text(null)),
    /** Where learners write to; reports of illegal content are mailed there too. */
    email: read("OPERATOR_EMAIL", text(null)),
    phone: read("OPERATOR_PHONE", text(null)),
    /** The number under which a company or an association is registered. */
    registration: read("OPERATOR_REGISTRATION", text(null)),
    /** Who answers for what is published. */
    director: read("OPERATOR_DIRECTOR", text(null)),
    /** Who hosts the server, with their address. */
    host: read("OPERATOR_HOST", text(null)),
  };
}

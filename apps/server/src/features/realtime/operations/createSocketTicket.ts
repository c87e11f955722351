import { memberOperation } from "../../../http/operation.ts";
import { createToken, hashToken } from "../../../platform/tokens.ts";

const ticketSeconds = 30;
const millisecondsInSecond = 1000;

/** Makes a ticket that opens one socket, soon: the session's own token never stands in an address. */
export const createSocketTicket = memberOperation<"createSocketTicket">(
  async ({ services, session, now }) => {
    const ticket = createToken();
    const expiresAt = new Date(now.getTime() + ticketSeconds * millisecondsInSecond);
    await services.db
      .insertInto("socket_tickets")
      .values({
        ticket_hash: hashToken(ticket),
        session_id: session.id,
        expires_at: expiresAt,
      })
      .execute();
    return { status: 201, body: { ticket, expires_at: expiresAt.toISOString() } };
  },
);

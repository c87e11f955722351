/* Generated from the contract by scripts/generate.ts. */
import type { Mail } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * The mails that the server sends.
 *
 * Newest first. The text of a mail is there as long as it waits, or where no mail server is configured.
 */
export function useListMails(): PagedQuery<Mail> {
  return usePagedQuery({
    operation: "listMails",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/admin/mails", { signal, params: { query: page } })),
  });
}

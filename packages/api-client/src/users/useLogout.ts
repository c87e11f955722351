import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/**
 * Signs out and forgets everything of the member on this device, whatever happens. A failure says
 * that the server was not reached; it is told at the next visit.
 */
export function useLogout(): Command<void, void> {
  return useCommand({ execute: (api) => api.session.logout() });
}

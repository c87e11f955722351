import { QueryProvider } from "@alambic/api-client/core";
import { useState } from "react";
import { mailedToken } from "../../shared/account/mailedToken.ts";
import { Activation } from "./Activation.tsx";

/** Where the link of an invitation leads: opening it changes nothing, its button makes the account. */
export default function ActivateScreen() {
  const [token] = useState(() => mailedToken(location.hash, location.search));
  return (
    <QueryProvider>
      <Activation token={token} />
    </QueryProvider>
  );
}

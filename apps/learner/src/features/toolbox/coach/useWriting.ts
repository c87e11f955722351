import { useSocketMessages } from "@alambic/api-client/realtime";
import type { CoachPart } from "@alambic/contract";
import { useState } from "react";

interface Writing {
  readonly messageId: string;
  readonly parts: readonly CoachPart[];
}

/** What stands of the answer to a message while it is written; nothing before its first statement. */
export function useWriting(messageId: string | null): readonly CoachPart[] {
  const [writing, setWriting] = useState<Writing | null>(null);
  useSocketMessages("coach.writing", ({ message_id, parts }) =>
    setWriting((shown) => {
      // Two may come in another order than they were sent.
      const isOlder = shown?.messageId === message_id && shown.parts.length > parts.length;
      return isOlder ? shown : { messageId: message_id, parts };
    }),
  );
  return writing !== null && writing.messageId === messageId ? writing.parts : [];
}

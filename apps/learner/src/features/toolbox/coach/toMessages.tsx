import type { CoachExchange } from "@alambic/contract";
import type { ChatMessage } from "@alambic/ui/CoachChat";
import { Sources } from "./Sources.tsx";

/** What a member asked, and what the coach answered with where it read it. */
export function toMessages({ id, content, asked_at, answer }: CoachExchange): ChatMessage[] {
  const asked: ChatMessage = {
    id,
    author: "member",
    text: content,
    at: new Date(asked_at),
    state: "sent",
  };
  if (answer === null) return [asked];
  return [
    asked,
    {
      id: `${id}-answer`,
      author: "partner",
      text: answer.text,
      at: new Date(answer.answered_at),
      state: "sent",
      after: <Sources answer={answer} />,
    },
  ];
}

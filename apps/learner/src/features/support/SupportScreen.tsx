import { withFormats } from "../../shared/formats/withFormats.tsx";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { Conversation } from "./Conversation.tsx";
import { Questions } from "./Questions.tsx";

/** Questions to the team, or the conversation that the address names. */
export default withFormats(function SupportScreen({ params: { conversationId } }: ScreenProps) {
  return conversationId === undefined ? (
    <Questions />
  ) : (
    <Conversation key={conversationId} conversationId={conversationId} />
  );
});

export {
  SupportConversation,
  supportStatuses,
} from "../patterns/support-conversation/SupportConversation.tsx";
export type {
  SupportContent,
  SupportConversationProps,
} from "../patterns/support-conversation/SupportConversation.tsx";
export type { ChatMessage } from "../patterns/conversation/message.ts";

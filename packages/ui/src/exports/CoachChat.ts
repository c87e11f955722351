export { CoachChat, coachStates } from "../patterns/coach-chat/CoachChat.tsx";
export type { CoachChatProps } from "../patterns/coach-chat/CoachChat.tsx";
export type { ChatMessage } from "../patterns/conversation/message.ts";

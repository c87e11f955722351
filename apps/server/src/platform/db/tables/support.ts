import type { SupportMessage, SupportStatus } from "@alambic/contract";

export interface SupportConversationsTable {
  /** The team's own: that of the client is known within its member alone. */
  id: string;
  user_id: string;
  /** Made by the client. */
  conversation_id: string;
  subject: string;
  status: SupportStatus;
  /** SHA-256 of the request that began it. */
  request_hash: Uint8Array;
  created_at: Date;
  last_activity_at: Date;
  /** Since the first message that nobody answered; null where none waits. */
  waiting_since: Date | null;
  message_count: number;
  /** The place of the last message that the member has seen. */
  read_position: number;
}

export interface SupportMessagesTable {
  /** The team's id of the conversation. */
  parent_id: string;
  position: number;
  /** Made by the client of whoever writes. */
  message_id: string;
  author: SupportMessage["author"];
  text: string;
  /** SHA-256 of the request. */
  request_hash: Uint8Array;
  sent_at: Date;
}

export interface SupportTables {
  support_conversations: SupportConversationsTable;
  support_messages: SupportMessagesTable;
}

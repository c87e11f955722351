import type { NotificationSubject } from "@alambic/contract";

import type { Defaulted, JsonColumn } from "./columns.ts";

export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: NotificationSubject["kind"];
  /** What it is about: told again, it takes the place of what was told before. */
  thing: string;
  about: JsonColumn<NotificationSubject>;
  created_at: Date;
  read_at: Defaulted<Date | null>;
}

export interface NotificationTables {
  notifications: NotificationsTable;
}

export const notificationKinds = ["capsule", "badge", "quest", "review", "message"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface NotificationItem {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly at: Date;
  readonly read: boolean;
  /** Where it leads, if anywhere. */
  readonly href?: string | undefined;
}

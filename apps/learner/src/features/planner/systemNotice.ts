/** Whether the learner lets the browser speak while the app is out of sight. */
export function noticePermission(): NotificationPermission | "unsupported" {
  return "Notification" in globalThis ? Notification.permission : "unsupported";
}

export interface SystemNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Shows a message of the browser, which leads back to the app. What cannot be shown (some phones allow
 * it to service workers alone) is left to the app, which shows it too.
 */
export function showSystemNotice({ id, title, text }: SystemNotice): void {
  try {
    const notice = new Notification(title, { tag: id, body: text });
    notice.addEventListener("click", () => {
      window.focus();
      notice.close();
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

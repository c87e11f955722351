const key = "tutorial-offered";

/** Whether the tour was offered to a member in this session of the browser. */
export function wasOffered(userId: string): boolean {
  try {
    return sessionStorage.getItem(key) === userId;
  } catch {
    return false;
  }
}

export function rememberOffer(userId: string): void {
  try {
    sessionStorage.setItem(key, userId);
  } catch {
    // Where the browser refuses, the account's state keeps it from coming again.
  }
}

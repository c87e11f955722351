/** What a member can do about the second step of signing in. */
export type SecondStepTask = "set_up" | "renew" | "remove";

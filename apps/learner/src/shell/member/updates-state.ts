import { proxy } from "valtio/vanilla";

/** How far a new version of the app is. */
export const updates = proxy<{ status: "none" | "ready" | "updating" }>({ status: "none" });

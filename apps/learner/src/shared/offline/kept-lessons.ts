import { proxy } from "valtio/vanilla";

/** The lessons of the capsule in sight that are kept on this device. */
export const keptLessons = proxy<{ ids: readonly string[] }>({ ids: [] });

export { awardXp } from "./awardXp.ts";
export { findItem } from "./findItem.ts";
export { recordStudy, studyTime } from "./recordStudy.ts";
export { requestHash } from "./requestHash.ts";
export { whenItCanHaveBeen } from "./whenItCanHaveBeen.ts";

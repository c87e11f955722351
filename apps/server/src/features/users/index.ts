export { accountKey } from "./accounts/accountKeys.ts";
export { insertUser } from "./accounts/insertUser.ts";
export { endSessionsOf } from "./sessions/endSessions.ts";
export { findSession } from "./sessions/findSession.ts";
export { hashPassword } from "./sessions/passwords.ts";
export { usersFeature } from "./usersFeature.ts";

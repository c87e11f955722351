export { withoutMessageParser } from "./withoutMessageParser.ts";

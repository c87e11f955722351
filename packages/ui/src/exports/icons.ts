export * from "../primitives/icon/icons.ts";

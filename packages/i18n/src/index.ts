export { namespaces } from "../generated/messages.ts";
export type { Namespace } from "../generated/messages.ts";
export { createFormatter } from "./createFormatter.ts";
export type { Formatter, FormatterOptions } from "./createFormatter.ts";
export { loadMessages } from "./loadMessages.ts";
export { loadTexts } from "./loadTexts.ts";
export type { Texts } from "./Texts.ts";
export { defaultLocale, isLocale, locales, localeTags } from "./locales.ts";
export type { Locale } from "./locales.ts";
export type {
  CompiledMessage,
  CompiledMessages,
  MessageId,
  PlainMessageId,
  RenderTag,
  RichMessageId,
  RichValuesOf,
  ValuesOf,
} from "./messages.ts";
export { resolveLocale } from "./resolveLocale.ts";
export type { FormatValues, ValueFormats } from "./ValueFormats.ts";

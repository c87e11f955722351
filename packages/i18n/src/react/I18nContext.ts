import { createContext } from "react";
import type { ReactNode } from "react";

import type { Formatter } from "../createFormatter.ts";
import type { CompiledMessages } from "../messages.ts";
import type { FormatValues } from "../ValueFormats.ts";

export interface I18nContextValue extends Formatter<ReactNode> {
  /** All messages in reach, which a nested provider adds to. */
  readonly messages: CompiledMessages;
  /** How values are formatted where `Intl` alone does not. */
  readonly formatValues: FormatValues | undefined;
}

export const I18nContext = createContext<I18nContextValue | null>(null);

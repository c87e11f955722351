import { createContext } from "react";
import type { ReactNode } from "react";

import type { Formatter } from "../createFormatter.ts";
import type { CompiledMessages } from "../messages.ts";

export interface I18nContextValue extends Formatter<ReactNode> {
  /** All messages in reach, which a nested provider adds to. */
  readonly messages: CompiledMessages;
}

export const I18nContext = createContext<I18nContextValue | null>(null);

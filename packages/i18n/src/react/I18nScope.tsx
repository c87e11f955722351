import { useMemo } from "react";
import type { ReactNode } from "react";

import { catalogues } from "../../generated/loaders.ts";
import type { Namespace } from "../../generated/messages.ts";
import { TextsScope } from "./TextsScope.tsx";

export interface I18nScopeProps {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}

/**
 * Gives the part of the screen inside it the messages of some namespaces, as `TextsScope` does. It knows
 * all namespaces, so a bundler writes them all: it is for an application that owns them.
 */
export function I18nScope({ namespaces, children }: I18nScopeProps) {
  const texts = useMemo(() => namespaces.map((namespace) => catalogues[namespace]), [namespaces]);
  return <TextsScope texts={texts}>{children}</TextsScope>;
}

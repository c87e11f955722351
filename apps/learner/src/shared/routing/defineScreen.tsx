import { loadMessages } from "@alambic/i18n";
import type { Namespace } from "@alambic/i18n";
import { I18nScope } from "@alambic/i18n/react";
import { lazy } from "react";
import type { ComponentType } from "react";
import { currentLocale } from "../locale/current-locale.ts";
import { loadScreenModule } from "./loadScreenModule.ts";

export interface ScreenProps {
  /** The named parts of the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface DefinedScreen {
  readonly Content: ComponentType<ScreenProps>;
  /** Starts to load code and texts, before they are needed. */
  readonly preload: () => void;
}

interface ScreenModule {
  readonly default: ComponentType<ScreenProps>;
}

/** A screen whose code and texts are loaded side by side, when it is first shown. */
export function defineScreen(
  load: () => Promise<ScreenModule>,
  namespaces: readonly Namespace[],
): DefinedScreen {
  let loading: Promise<ScreenModule> | null = null;
  const start = () => {
    if (loading === null) {
      loading = loadScreenModule(load);
      loading.catch(() => {
        loading = null;
      });
    }
    return loading;
  };
  const preload = () => {
    void start();
    void loadMessages(currentLocale(), namespaces);
  };
  const Lazy = lazy(start);
  const Content = (props: ScreenProps) => {
    preload();
    return (
      <I18nScope namespaces={namespaces}>
        <Lazy {...props} />
      </I18nScope>
    );
  };
  return { Content, preload };
}

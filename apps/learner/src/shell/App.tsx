import { ApiProvider } from "@alambic/api-client/core";
import { NavigationProvider } from "@alambic/ui/NavigationProvider";
import { api } from "../shared/api.ts";
import { LocaleProvider } from "./locale/LocaleProvider.tsx";
import type { LocaleProviderProps } from "./locale/LocaleProvider.tsx";
import { navigate } from "../shared/routing/navigation.ts";
import { Shell } from "./frame/Shell.tsx";

export type AppProps = Omit<LocaleProviderProps, "children">;

/** The whole app, in a language whose base texts are there. */
export function App(language: AppProps) {
  return (
    <LocaleProvider {...language}>
      <ApiProvider api={api}>
        <NavigationProvider navigate={navigate}>
          <Shell />
        </NavigationProvider>
      </ApiProvider>
    </LocaleProvider>
  );
}

import "@alambic/ui/global";
import { loadMessages } from "@alambic/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { api } from "./shared/api.ts";
import { App } from "./shell/App.tsx";
import { baseNamespaces } from "./shell/locale/base-namespaces.ts";
import { currentLocale } from "./shared/locale/current-locale.ts";
import { preloadMember } from "./shell/member/lazy-member.ts";
import { preloadScreen } from "./shell/routing/preloadScreen.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");

history.scrollRestoration = "manual";
preloadScreen(location.pathname);
if (api.session.state.current.status === "member") preloadMember();

const locale = currentLocale();
const messages = await loadMessages(locale, baseNamespaces);
createRoot(root).render(
  <StrictMode>
    <App locale={locale} messages={messages} />
  </StrictMode>,
);

import "@alambic/ui/global";
import { loadMessages } from "@alambic/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { api } from "./app/api.ts";
import { App } from "./app/App.tsx";
import { baseNamespaces } from "./app/locale/base-namespaces.ts";
import { currentLocale } from "./app/locale/current-locale.ts";
import { preloadMember } from "./app/member/lazy-member.ts";
import { preloadScreen } from "./app/routing/preloadScreen.ts";

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

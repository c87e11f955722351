import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

import { loadMessages } from "../loadMessages.ts";
import type { PlainMessageId } from "../messages.ts";
import { I18nProvider, I18nScope, useI18n } from "./index.ts";

type WithoutValues = "kit.close" | "problems.timeout";

function Text({ id }: { readonly id: WithoutValues & PlainMessageId }) {
  const { t, locale } = useI18n();
  return <p lang={locale}>{t(id)}</p>;
}

test("a component shows the texts of the language that is provided", async () => {
  const screen = await render(
    <I18nProvider locale="fr" messages={await loadMessages("fr", ["kit"])}>
      <Text id="kit.close" />
    </I18nProvider>,
  );
  await expect.element(screen.getByText("Fermer")).toHaveAttribute("lang", "fr");

  await screen.rerender(
    <I18nProvider locale="nl" messages={await loadMessages("nl", ["kit"])}>
      <Text id="kit.close" />
    </I18nProvider>,
  );
  await expect.element(screen.getByText("Sluiten")).toHaveAttribute("lang", "nl");
});

test("a scope loads its namespaces and keeps those around it", async () => {
  const screen = await render(
    <I18nProvider locale="en" messages={await loadMessages("en", ["kit"])}>
      <Suspense fallback="…">
        <I18nScope namespaces={["problems"]}>
          <Text id="problems.timeout" />
          <Text id="kit.close" />
        </I18nScope>
      </Suspense>
    </I18nProvider>,
  );
  await expect.element(screen.getByText("The API request exceeds the allowed time.")).toBeVisible();
  await expect.element(screen.getByText("Close")).toBeVisible();
});

function Agreement() {
  const { rich } = useI18n();
  const parts = rich("account.agree", {
    terms: (children) => <a href="/legal/terms">{children}</a>,
    privacy: (children) => <a href="/legal/privacy">{children}</a>,
  });
  return <p>{parts}</p>;
}

test("tags become elements, without a complaint about keys", async () => {
  const complaints = vi.spyOn(console, "error");
  const screen = await render(
    <I18nProvider locale="en" messages={await loadMessages("en", ["account"])}>
      <Agreement />
    </I18nProvider>,
  );
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/legal/terms",
    "/legal/privacy",
  ]);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test("a component outside a provider is told what to do", async () => {
  const silent = vi.spyOn(console, "error").mockReturnValue();
  await expect(render(<Text id="kit.close" />)).rejects.toThrow("inside one");
  silent.mockRestore();
});

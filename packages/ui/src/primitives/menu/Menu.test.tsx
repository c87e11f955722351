import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { Menu } from "./Menu.tsx";

async function renderMenu() {
  const [leave, vote, navigate] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = await renderInKit(
    <NavigationProvider navigate={navigate}>
      <Menu
        label="Plus"
        entries={[
          { id: "stats", label: "Statistiques", href: "/stats" },
          { id: "vote", label: "Voter", disabled: true, onPress: vote },
          { id: "leave", label: "Quitter", onPress: leave },
        ]}
      />
    </NavigationProvider>,
  );
  return { screen, trigger: screen.getByRole("button", { name: "Plus" }), leave, vote, navigate };
}

test("keys open it, pass what is disabled, choose, and give the focus back", async () => {
  const { screen, trigger, leave, vote } = await renderMenu();
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "Statistiques" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "Quitter" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(leave).toHaveBeenCalledOnce();
  expect(vote).not.toHaveBeenCalled();
  await expect.element(trigger).toHaveFocus();
});

test("Escape closes it without choosing", async () => {
  const { screen, trigger, leave } = await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  expect(leave).not.toHaveBeenCalled();
});

test("an entry that goes somewhere is a link and uses the navigation of the app", async () => {
  const { screen, trigger, navigate } = await renderMenu();
  await trigger.click();
  const entry = screen.getByRole("menuitem", { name: "Statistiques" });
  await expect.element(entry).toHaveAttribute("href", "/stats");
  await entry.click();
  await vi.waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe("/stats"));
});

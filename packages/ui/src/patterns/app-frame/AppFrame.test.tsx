import { afterAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../primitives/button/Button.tsx";
import { Flag } from "../../primitives/icon/icons.ts";
import { Page } from "../../primitives/page/Page.tsx";
import { renderInKit } from "../../testing/render.ts";
import { Footer } from "../footer/Footer.tsx";
import { TabBar } from "../tab-bar/TabBar.tsx";
import { ToolboxButton } from "../toolbox/ToolboxButton.tsx";
import { AppFrame } from "./AppFrame.tsx";

const inAll = 24;

function Shell() {
  return (
    <AppFrame
      footer={
        <Footer linksLabel="Pages" links={[]} settings={<Button width="full">Cookies</Button>} />
      }
      tabBar={
        <>
          <TabBar items={[{ href: "/", label: "Accueil", icon: Flag, current: true }]} />
          <ToolboxButton label="Outils" isOpen={false} panelId="tools" onPress={() => undefined} />
        </>
      }
    >
      <Page>
        {Array.from({ length: inAll }, (_, place) => (
          <Button key={place} width="full">
            {`Choix ${place}`}
          </Button>
        ))}
      </Page>
    </AppFrame>
  );
}

afterAll(() => page.viewport(640, 800));

test("the last line can be scrolled above the button that floats, and what has the focus stands above it", async () => {
  await page.viewport(390, 844);
  const screen = await renderInKit(<Shell />);
  const box = (name: string) =>
    screen.getByRole("button", { name, exact: true }).element().getBoundingClientRect();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => box("Cookies").bottom).toBeLessThan(box("Outils").top);

  window.scrollTo(0, 0);
  await userEvent.click(screen.getByRole("button", { name: "Choix 0", exact: true }));
  for (let place = 1; place < inAll; place += 1) {
    await userEvent.tab();
    expect(box(`Choix ${place}`).bottom).toBeLessThan(box("Outils").top);
  }
});

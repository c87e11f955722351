import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { playing } from "../testing/playing.tsx";
import { expectAccessible, keys, named, tabTo } from "../testing/renderExercise.tsx";
import { examples } from "./examples.ts";

test("is held by keyboard: lines are heard once, and focus is at the next turn", async () => {
  const { screen, given, said } = await playing(examples.cafe);
  await expectAccessible(screen.container);
  await tabTo(named("Ik ben een koffie."));
  await keys("2");
  await expect.element(screen.getByRole("textbox", { name: "Ta réplique" })).toHaveFocus();
  await vi.waitFor(() =>
    expect(said()).toEqual([
      expect.stringMatching(
        /^Toi\s: Een koffie, alstublieft\. Els\s: Komt eraan\. Anders nog iets\?$/u,
      ),
    ]),
  );
  await userEvent.keyboard("nee dank u");
  await keys("Enter");
  await expect.element(screen.getByText("Tout est dit. Vérifie quand tu veux.")).toHaveFocus();
  await vi.waitFor(() => expect(said()).toHaveLength(2));
  expect(given).toEqual([]);
  await expectAccessible(screen.container);

  await tabTo(named("Vérifier"));
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toEqual([
    {
      content_type: "dialogue",
      said: [
        { type: "chosen", turn_id: "order", option_id: "order" },
        { type: "typed", turn_id: "end", text: "nee dank u" },
      ],
    },
  ]);
});

test("a line can be said anew; what was said after it stays", async () => {
  const { screen } = await playing(examples.cafe);
  await screen.getByRole("button", { name: "Ja, dat is koffie." }).click();
  await userEvent.fill(screen.getByRole("textbox"), "Nee, dank u.");
  await keys("Enter");
  await screen.getByRole("button", { name: "Redire ta réplique 1" }).click();
  await expect.element(screen.getByRole("button", { name: "Ik ben een koffie." })).toHaveFocus();
  expect(screen.container.textContent).not.toContain("Anders nog iets?");
  await screen.getByRole("button", { name: "Een koffie, alstublieft." }).click();
  await expect
    .element(screen.getByRole("list", { name: "Conversation" }).getByText("Nee, dank u."))
    .toBeVisible();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
});

test("a line that is half typed waits while another is said anew, until it is said", async () => {
  const { screen } = await playing(examples.cafe);
  await screen.getByRole("button", { name: "Een koffie, alstublieft." }).click();
  await userEvent.fill(screen.getByRole("textbox"), "Nee, dank");
  await screen.getByRole("button", { name: "Redire ta réplique 1" }).click();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Ja, dat is koffie." }).click();
  await expect.element(screen.getByRole("textbox")).toHaveValue("Nee, dank");
  await userEvent.type(screen.getByRole("textbox"), " u");
  await keys("Enter");
  await screen.getByRole("button", { name: "Redire ta réplique 2" }).click();
  await expect.element(screen.getByRole("textbox")).toHaveValue("");
});

test("every turn has its verdict, and the feedback counts them", async () => {
  const { screen } = await playing(examples.cafe);
  await screen.getByRole("button", { name: "Ik ben een koffie." }).click();
  await userEvent.fill(screen.getByRole("textbox"), "Nee, bedankt.");
  await keys("Enter");
  await screen.getByRole("button", { name: "Vérifier" }).click();
  const feedback = screen.getByRole("group", { name: "Certaines réponses sont incorrectes." });
  await expect.element(feedback).toHaveAccessibleDescription(/^1 réplique sur 2 convient\./u);
  await expect.element(screen.getByText("pas encore")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(screen.getByRole("button", { name: "Redire ta réplique 1" })).toHaveFocus();
});

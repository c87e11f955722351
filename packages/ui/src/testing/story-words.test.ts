import { expect, test } from "vitest";
import { unsaidInEnglish } from "./story-words.ts";

const source = `
const meta = {
  args: { title: "Prêt", text: "Une phrase", action: <Button>Créer</Button>, count: 3 },
  parameters: {
    ...inLanguages<ThingProps>({
      en: { title: "Ready", text: "A sentence" },
      nl: { title: "Klaar", label: "Naam" },
    }),
    ...documented({ purpose: "Was a café." }),
  },
} satisfies Meta<typeof Thing>;
const unshown = { args: { hint: "À côté" } };
export const Default: Story = {};
export const Other: Story = { args: { title: "Fini", count: 4 } };
export const Plain: Story = { args: { label: "Compte de Lina" } };
export const Same: Story = {
  args: { title: "Fini" },
  parameters: inLanguages<ThingProps>({ en: { title: "Done" } }),
};
export const Made: Story = {
  args: { title: "Fini", text: "C’est prêt" },
  parameters: inLanguages<ThingProps>({ en: wordsIn(say) }),
};
`;

test("finds what is said in French or Dutch alone, and what a story says in its component’s place", () => {
  expect(unsaidInEnglish(source)).toEqual([
    "meta: action",
    "meta: label",
    "Other: title",
    "Plain: label",
  ]);
});

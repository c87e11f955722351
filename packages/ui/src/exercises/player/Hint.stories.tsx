import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { started } from "../session/answering.ts";
import { createSessionStore } from "../session/createSessionStore.ts";
import { transcribed } from "../testing/transcribed.ts";
import { useState, useSyncExternalStore } from "react";
import { afterFrame } from "./afterFrame.ts";
import { Hint } from "./Hint.tsx";
import type { HintProps } from "./Hint.tsx";

const startStore = () => createSessionStore(started(null, 0), afterFrame);

/** A hint with a session of its own. */
function PressedHint(props: HintProps) {
  const [store] = useState(startStore);
  const session = useSyncExternalStore(store.subscribe, store.getDrawn);
  const state = session.phase === "answering" ? session.hint : props.state;
  return <Hint {...props} store={store} state={state} />;
}

const meta = {
  title: "Exercises/Hint",
  component: Hint,
  decorators: [withExerciseTexts],
  args: {
    text: "Relis la page 12, « Durée et renouvellement » : la période d’essai y a deux limites, l’une fixée par la loi, l’autre par l’accord de branche. Compare ce que dit l’employeur avec la plus stricte des deux.",
    language: "fr",
    state: "unheard",
    announce: fn(),
    store: startStore(),
  },
  parameters: {
    ...transcribed("hint"),
    ...inLanguages<HintProps>({
      en: {
        text: "Read page 12 again, “Length and renewal”: it sets two limits on the trial period, one by law, the other by the industry agreement. Compare what the employer says with the stricter of the two.",
        language: "en",
      },
      nl: {
        text: "Herlees pagina 12, ‘Duur en verlenging van de arbeidsovereenkomst’: de proeftijd heeft daar twee grenzen, één uit de wet en één uit de brancheovereenkomst. Vergelijk wat de werkgever zegt met de strengste van de twee.",
        language: "nl",
      },
    }),
    ...documented({
      purpose: "Helps to find the answer, for who asks for it.",
      useFor: "Where to look, the rule to apply, or the first step of a calculation.",
      notFor: "What explains the answer: it stands under “Why?” once the answer is given.",
      content:
        "One or two sentences, 300 characters at most, in the language of instruction. It never holds the answer.",
      states: ["hidden", "shown"],
      otherStates: "It is gone once an answer is checked or revealed.",
      accessibility: `A disclosure, 44 pixels high. What it shows is read out once, the first time; focus stays on the button.

| Key | Does |
| --- | --- |
| Enter, Space | show the hint, and hide it again |`,
      dos: ["Say how to begin."],
      donts: ["Don’t take points for it, and don’t ask whether one is sure."],
    }),
  },
} satisfies Meta<typeof Hint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{ hidden: <PressedHint {...args} />, shown: <PressedHint {...args} /> }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole("button", { name: "Indice" });
    if (second === undefined) return;
    await userEvent.click(second);
    // The other language plays it anew, and whether its focus shows depends on what was pressed before.
    second.blur();
  },
};

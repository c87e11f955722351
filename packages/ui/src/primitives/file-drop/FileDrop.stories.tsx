import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  forcedIn,
  Held,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { FileDrop } from "./FileDrop.tsx";
import type { FileDropProps } from "./FileDrop.tsx";

const pdf = new File([new Uint8Array(2_340_000)], "droit-du-travail.pdf", {
  type: "application/pdf",
});
const commonIn = (say: Say) => ({
  label: say({ fr: "Ton PDF", en: "Your PDF", nl: "Je pdf" }),
  hint: say({
    fr: "Un PDF de 9 Mo au plus, avec du texte.",
    en: "A PDF of 9 MB at most, with text.",
    nl: "Een pdf van hoogstens 9 MB, met tekst.",
  }),
  accept: "application/pdf,.pdf",
  onChange: fn(),
});

const meta = {
  title: "Primitives/FileDrop",
  component: FileDrop,
  args: { ...commonIn(sayIn("fr")), file: null },
  parameters: {
    ...inLanguages<FileDropProps>({
      en: { label: "Your PDF", hint: "A PDF of 9 MB at most, with text." },
    }),
    ...documented({
      purpose:
        "Takes one file: dragged here, chosen by a press or by keys. Shows how far it is on its way.",
      useFor: "A PDF to make a capsule of.",
      notFor: "Several files, or pictures to look at: this takes one file.",
      content: "Says what may come, how large, and what is done with it.",
      accessibility:
        "A native file input that covers the zone: Enter and Space open the device's dialog. Name, size and arrival are announced, a failure is an alert; dragging is never the only way.",
      states: [
        "empty",
        "invalid",
        "disabled",
        "chosen",
        "sending",
        "done",
        "failed",
        "failed for good",
      ],
      otherStates: "A file that did not arrive stays in hand, so that it need not be chosen again.",
      dos: ["Say at once when a file is too large, and by how much."],
      donts: ["Don’t upload before the learner sends the form, unless that is said."],
    }),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held<File | null> initial={null}>
      {(file, onChange) => <FileDrop {...args} file={file} onChange={onChange} />}
    </Held>
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => {
        const said = commonIn(say);
        return {
          empty: <FileDrop {...said} file={null} />,
          ...forcedIn(ofButtons, <FileDrop {...said} file={null} />, "input"),
          invalid: (
            <FileDrop
              {...said}
              file={null}
              error={say({
                fr: "Ce fichier n’est pas un PDF.",
                en: "This file is not a PDF.",
                nl: "Dit bestand is geen pdf.",
              })}
            />
          ),
          disabled: <FileDrop {...said} file={null} disabled />,
          chosen: <FileDrop {...said} file={pdf} />,
          sending: <FileDrop {...said} file={pdf} transfer={{ status: "sending", sent: 0.4 }} />,
          done: <FileDrop {...said} file={pdf} transfer={{ status: "done" }} />,
          failed: (
            <FileDrop
              {...said}
              file={pdf}
              transfer={{
                status: "failed",
                reason: say({
                  fr: "La connexion s’est coupée. Ton fichier est gardé : renvoie-le.",
                  en: "The connection dropped. Your file is kept: send it again.",
                  nl: "De verbinding viel weg. Je bestand staat klaar: verzend het opnieuw.",
                }),
                onRetry: fn(),
              }}
            />
          ),
          "failed for good": (
            <FileDrop
              {...said}
              file={pdf}
              transfer={{
                status: "failed",
                reason: say({
                  fr: "Ce PDF est protégé par un mot de passe. Choisis-en un sans.",
                  en: "This PDF is protected by a password. Choose one without.",
                  nl: "Deze pdf is beveiligd met een wachtwoord. Kies er een zonder.",
                }),
              }}
            />
          ),
        };
      }}
    />
  ),
};

import type { ContentType, Exercise } from "@alambic/domain/exercises";
import { vi } from "vitest";
import { userEvent } from "vitest/browser";
import { strokesOfKi } from "../character/examples.ts";
import { examples as snippets } from "../code/examples.ts";
import { bankExamples } from "../fill-in-blank/examples.ts";
import { drawStroke } from "./drawStroke.ts";
import { everyKind } from "./everyKind.ts";
import { cardOf, find, placeOf, take } from "./placing-ways.ts";

/** Something that a learner does, after which a message stands on the page while the focus stays. */
export interface Happening {
  readonly what: string;
  readonly act: (container: HTMLElement) => Promise<void>;
  /** What has to be said of it, in French, with plain spaces. */
  readonly says: RegExp;
}

/** An exercise, and what happens in it before it is handed in. */
export interface Course {
  readonly exercise: Exercise;
  readonly happenings: readonly Happening[];
  /** The button that hands it in. */
  readonly end: string;
}

/** Presses the button of that text as soon as it can be pressed. */
export async function press(container: HTMLElement, text: string): Promise<void> {
  const button = await vi.waitFor(() => {
    const buttons = [...container.querySelectorAll("button")];
    const found = buttons.find((one) => one.textContent?.trim() === text || one.ariaLabel === text);
    if (found === undefined || found.disabled) throw new Error(`“${text}” cannot be pressed.`);
    return found;
  });
  await userEvent.click(button);
}

const pressing = (text: string) => (container: HTMLElement) => press(container, text);

/** Picks an item up, puts it into a place, and takes it back. */
function placing(item: string, place: string, words: RegExp): readonly Happening[] {
  return [
    { what: "an item is picked up", act: (within) => take(within, item), says: / en main/u },
    {
      what: "an item is put down",
      act: (within) => userEvent.click(placeOf(within, place)),
      says: words,
    },
    {
      what: "an item is taken back",
      act: async (within) => {
        await vi.waitFor(() => cardOf(within, item).focus());
        await userEvent.keyboard("{Delete}");
      },
      says: /de retour parmi les cartes/u,
    },
  ];
}

const turnCard = (within: HTMLElement) => userEvent.click(find(within, "[data-card]"));

const reveal = "Révéler";

function scored(exercise: Exercise, ...happenings: readonly Happening[]): Course {
  return { exercise, happenings, end: reveal };
}

/** The first lies where it is: put elsewhere it cannot be taken back, as all positions are filled. */
function listed(exercise: Exercise, item: string): Course {
  const [picked, put] = placing(item, "1", / : position 1 sur \d/u);
  return scored(exercise, ...[picked, put].flatMap((one) => one ?? []));
}

/** Each kind, and its variants that answer in another way, with all that it tells. */
export const courses: Readonly<Record<ContentType, readonly Course[]>> = {
  lesson: [{ exercise: everyKind.lesson, happenings: [], end: "C’est lu" }],
  true_false: [scored(everyKind.true_false)],
  quiz: [scored(everyKind.quiz)],
  matching: [scored(everyKind.matching, ...placing("r1", "l1", /« ka » placé avec/u))],
  ordering: [listed(everyKind.ordering, "heat")],
  categorization: [
    scored(everyKind.categorization, ...placing("cold", "noun", /rangé dans « Noms »/u)),
  ],
  fill_in_blank: [
    scored(everyKind.fill_in_blank),
    scored(bankExamples.rule, ...placing("0", "g1", /^Blanc 1 sur 2 : « une fois »/u)),
  ],
  short_answer: [scored(everyKind.short_answer)],
  numeric: [scored(everyKind.numeric)],
  free_answer: [
    {
      exercise: everyKind.free_answer,
      happenings: [
        {
          what: "the model answer is shown",
          act: async (within) => {
            await userEvent.fill(find(within, "textarea"), "Moins de pression.");
            await press(within, "Comparer avec la réponse modèle");
          },
          says: /^Voici la réponse modèle/u,
        },
      ],
      end: "Terminer",
    },
  ],
  dialogue: [
    scored(everyKind.dialogue, {
      what: "a line is said, and answered",
      act: pressing("Een koffie, alstublieft."),
      says: /^Toi : Een koffie, alstublieft\. Els : Komt eraan/u,
    }),
  ],
  flashcards: [
    {
      exercise: everyKind.flashcards,
      happenings: [
        { what: "a card is turned", act: turnCard, says: /^Je suis étudiant\.$/u },
        {
          what: "a card is judged, and the next one comes",
          act: pressing("Facile"),
          says: /^Ta note : Facile\. Carte 2 sur 2$/u,
        },
        { what: "the last card is turned", act: turnCard, says: /^le chat$/u },
        {
          what: "the last card is judged",
          act: pressing("À revoir"),
          says: /^Ta note : À revoir/u,
        },
      ],
      end: "Terminer",
    },
  ],
  vocabulary: [
    scored(everyKind.vocabulary, {
      what: "the words are asked the other way",
      act: pressing("Inverser"),
      says: /dans l’autre sens/u,
    }),
  ],
  character: [
    scored(everyKind.character, {
      what: "a stroke is drawn",
      act: async (within) => {
        vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
        drawStroke(await vi.waitFor(() => find(within, "[role='img']")), strokesOfKi[0] ?? []);
      },
      says: /^Trait 1 sur 4/u,
    }),
  ],
  image_labelling: [
    scored(everyKind.image_labelling, ...placing("roof", "top", /placé sur le point 1/u)),
  ],
  code: [scored(everyKind.code), listed(snippets.lines, "def")],
};

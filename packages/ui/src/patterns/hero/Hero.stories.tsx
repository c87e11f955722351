import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { documented, inLanguages } from "../../testing/index.ts";
import { MoleculePicture } from "../molecule-picture/MoleculePicture.tsx";
import type { MoleculeLesson } from "../molecule-picture/molecule-lesson.ts";
import { Hero } from "./Hero.tsx";
import type { HeroProps } from "./Hero.tsx";
import { HeroPicture } from "./HeroPicture.tsx";

const lessons = Array.from({ length: 12 }, (_, index): MoleculeLesson => {
  const lesson = { id: String(index), number: index + 1 };
  if (index < 3) return { ...lesson, state: "done", progress: 1 };
  if (index === 3) return { ...lesson, state: "current", progress: 0.5 };
  return { ...lesson, state: "locked", progress: 0 };
});

const meta = {
  title: "Patterns/Hero",
  component: Hero,
  subcomponents: { HeroPicture },
  parameters: {
    layout: "fullscreen",
    ...inLanguages<HeroProps>({
      en: {
        title: "A topic, a PDF. The essence, distilled.",
        lead: "Alambic turns what you want to learn into short lessons and reliable exercises, each linked to its source.",
        actions: (
          <>
            <ButtonLink href="/register" size="large">
              Distil my first topic
            </ButtonLink>
            <ButtonLink href="#sample" size="large" variant="secondary">
              Try an exercise
            </ButtonLink>
          </>
        ),
        picture: (
          <HeroPicture
            chip="Photosynthesis · 12 lessons"
            note={
              <>
                <strong>Every exercise shows its source.</strong> “Why?” opens the exact passage of
                your document.
              </>
            }
          >
            <MoleculePicture lessons={lessons} label="3 of 12 lessons distilled" />
          </HeroPicture>
        ),
      },
      nl: {
        title: "Eén onderwerp, één pdf. De essentie, gedistilleerd.",
        lead: "Alambic maakt van wat je wilt leren korte lessen en betrouwbare oefeningen, elk verbonden met zijn bron.",
        actions: (
          <>
            <ButtonLink href="/register" size="large">
              Mijn eerste onderwerp distilleren
            </ButtonLink>
            <ButtonLink href="#sample" size="large" variant="secondary">
              Een oefening proberen
            </ButtonLink>
          </>
        ),
        picture: (
          <HeroPicture
            chip="Fotosynthese · 12 lessen"
            note={
              <>
                <strong>Elke oefening toont haar bron.</strong> ‘Waarom?’ opent precies de passage
                uit je document.
              </>
            }
          >
            <MoleculePicture lessons={lessons} label="3 van de 12 lessen gedistilleerd" />
          </HeroPicture>
        ),
      },
    }),
    ...documented({
      purpose: "The first thing a visitor sees on the landing page. Once on a site.",
      useFor: "The head of the landing page.",
      notFor: "The last word of a page: `CallToAction`. A screen of a member: `GreetingHeader`.",
      content: "The promise in at most eight words, one sentence of how, one step.",
      states: ["Default"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility:
        "Holds the page’s only heading of level 1. The light behind it is decoration and gone in forced colours.",
      dos: ["Show the product beside the words."],
      donts: ["Don’t rotate messages."],
    }),
  },
  args: {
    title: "Un sujet, un PDF. L’essentiel, distillé.",
    lead: "Alambic tire de ce que tu veux apprendre des leçons courtes et des exercices sûrs, chacun relié à sa source.",
    actions: (
      <>
        <ButtonLink href="/register" size="large">
          Distiller mon premier sujet
        </ButtonLink>
        <ButtonLink href="#sample" size="large" variant="secondary">
          Essayer un exercice
        </ButtonLink>
      </>
    ),
    picture: (
      <HeroPicture
        chip="Photosynthèse · 12 leçons"
        note={
          <>
            <strong>Chaque exercice montre sa source.</strong> « Pourquoi ? » ouvre le passage exact
            de ton document.
          </>
        }
      >
        <MoleculePicture lessons={lessons} label="3 leçons distillées sur 12" />
      </HeroPicture>
    ),
  },
  argTypes: { actions: { control: false }, picture: { control: false } },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

import type { ImageLabellingExercise } from "@alambic/contract";

const flask = btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#e9f1f6"/><path d="M170 40h60v80l70 120a20 20 0 0 1-18 30H118a20 20 0 0 1-18-30l70-120z" fill="#ffffff" stroke="#14203f" stroke-width="6"/><path d="M140 170h120l38 68a16 16 0 0 1-14 24H116a16 16 0 0 1-14-24z" fill="#b556c8"/></svg>',
);

/** Pictures to label as stories and tests use them. */
export const examples = {
  house: {
    content_type: "image_labelling",
    content: {
      prompt: "Nomme les parties de la maison.",
      picture: { type: "shipped", name: "house", alt: "Une maison vue de face" },
      hotspots: [
        { id: "top", x: 690, y: 275, description: "au-dessus des murs, en pente" },
        { id: "side", x: 270, y: 680, description: "à gauche, du sol jusqu’en haut" },
        { id: "way", x: 500, y: 720, description: "au milieu, en bas, par où l’on passe" },
        { id: "knob", x: 560, y: 760, description: "à hauteur de main, sur la précédente" },
      ],
      labels: [
        { id: "door", text: "porte" },
        { id: "handle", text: "poignée" },
        { id: "roof", text: "toit" },
        { id: "chimney", text: "cheminée" },
        { id: "wall", text: "mur" },
      ],
      pairs: [
        { hotspot_id: "top", label_id: "roof" },
        { hotspot_id: "side", label_id: "wall" },
        { hotspot_id: "way", label_id: "door" },
        { hotspot_id: "knob", label_id: "handle" },
      ],
    },
  },
  flask: {
    content_type: "image_labelling",
    content: {
      prompt: "Que vois-tu sur ce dessin ?",
      picture: {
        type: "embedded",
        media_type: "image/svg+xml",
        base64: flask,
        width: 400,
        height: 300,
        alt: "Un flacon à demi rempli",
      },
      hotspots: [
        { id: "neck", x: 500, y: 200, description: "la partie étroite, en haut" },
        { id: "liquid", x: 480, y: 760, description: "ce qui remplit le bas" },
      ],
      labels: [
        { id: "essence", text: "essence distillée goutte après goutte, puis recueillie avec soin" },
        { id: "col", text: [{ text: "くび", lang: "ja" }, { text: " (col)" }] },
        { id: "none", text: "Arbeidsongeschiktheidsverzekering" },
      ],
      pairs: [
        { hotspot_id: "neck", label_id: "col" },
        { hotspot_id: "liquid", label_id: "essence" },
      ],
    },
  },
} satisfies Record<string, ImageLabellingExercise>;

import type { Figure } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

interface Fault {
  readonly fault: string;
  readonly exercise: Exercise;
}

/** Faults of what is drawn beside a question: another thing, or other words for it. */
export function faultsOfFigures(exercise: Exercise): readonly Fault[] {
  switch (exercise.content_type) {
    case "quiz":
      return spoiled(exercise.content.figure).map(({ fault, figure }) => ({
        fault,
        exercise: { ...exercise, content: { ...exercise.content, figure } },
      }));
    case "true_false":
      return spoiled(exercise.content.figure).map(({ fault, figure }) => ({
        fault,
        exercise: { ...exercise, content: { ...exercise.content, figure } },
      }));
    case "short_answer":
      return spoiled(exercise.content.figure).map(({ fault, figure }) => ({
        fault,
        exercise: { ...exercise, content: { ...exercise.content, figure } },
      }));
    case "numeric":
      return spoiled(exercise.content.figure).map(({ fault, figure }) => ({
        fault,
        exercise: { ...exercise, content: { ...exercise.content, figure } },
      }));
    default:
      return [];
  }
}

interface Spoiled {
  readonly fault: string;
  readonly figure: Figure;
}

function spoiled(figure: Figure | undefined): readonly Spoiled[] {
  const faulty = figure === undefined ? [] : faultsOf(figure);
  return faulty.filter(({ figure: each }) => JSON.stringify(each) !== JSON.stringify(figure));
}

function faultsOf(figure: Figure): readonly Spoiled[] {
  switch (figure.type) {
    case "chessboard": {
      const { position, description, view } = figure;
      const turned = position.split("/").toReversed().join("/");
      const [square = ""] = /[a-h][1-8]/u.exec(description) ?? [];
      const other = `${square === "a1" ? "b" : "a"}1`;
      return [
        { fault: "other position", figure: { ...figure, position: turned } },
        { fault: "other view", figure: { ...figure, view: view === "white" ? "black" : "white" } },
        {
          fault: "described otherwise",
          figure: { ...figure, description: description.replace(square, other) },
        },
      ];
    }
    case "geometry": {
      const { labels, angles, description } = figure;
      const other = (text: string) => text.replace(/\d/u, "7$&");
      return [
        {
          fault: "other measure",
          figure: {
            ...figure,
            labels: labels.map((label) => ({ ...label, text: other(label.text) })),
            angles: angles.map(({ label, ...angle }) =>
              label === undefined ? angle : { ...angle, label: other(label) },
            ),
          },
        },
        { fault: "described otherwise", figure: { ...figure, description: other(description) } },
      ];
    }
    case "staff": {
      const { clef, notes, description } = figure;
      const higher = notes.map((note) => ({ ...note, octave: note.octave + 1 }));
      const other = description.replace(/\d/u, "9");
      return [
        { fault: "other note", figure: { ...figure, notes: higher } },
        { fault: "other clef", figure: { ...figure, clef: clef === "bass" ? "treble" : "bass" } },
        { fault: "described otherwise", figure: { ...figure, description: other } },
      ];
    }
  }
}

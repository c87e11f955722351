import type { CodeTask } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import { plainText } from "../texts/rich-text.ts";

interface Fault {
  readonly fault: string;
  readonly content: Exercise;
}

type NewerKind = "categorization" | "numeric" | "code" | "image_labelling";

/** Faults of exercises in which things are sorted, worked out, written as code or labelled. */
export function inNewerKinds(
  exercise: Extract<Exercise, { content_type: NewerKind }>,
): readonly Fault[] {
  switch (exercise.content_type) {
    case "image_labelling":
      return inLabels(exercise);
    case "categorization": {
      const { groups, members } = exercise.content;
      const [first, ...others] = members;
      const elsewhere = groups.find(({ id }) => id !== first?.group_id);
      if (first === undefined || elsewhere === undefined) return [];
      const moved = [{ ...first, group_id: elsewhere.id }, ...others];
      return [
        {
          fault: "other group",
          content: { ...exercise, content: { ...exercise.content, members: moved } },
        },
      ];
    }
    case "numeric":
      return [
        {
          fault: "wrong number",
          content: { ...exercise, content: { ...exercise.content, answer: "7919" } },
        },
        {
          fault: "other tolerance",
          content: {
            ...exercise,
            content: { ...exercise.content, tolerance: { kind: "absolute", amount: "50" } },
          },
        },
      ];
    case "code":
      return spoiled(exercise.content.task).map((task) => ({
        fault: `wrong ${task.type}`,
        content: { ...exercise, content: { ...exercise.content, task } },
      }));
  }
}

function inLabels({
  content,
  ...rest
}: Extract<Exercise, { content_type: "image_labelling" }>): readonly Fault[] {
  const { hotspots, labels, pairs, picture } = content;
  const [first, second, ...later] = hotspots;
  const [pair, next, ...others] = pairs;
  if (first === undefined || second === undefined || pair === undefined || next === undefined)
    return [];
  const faulty = (fault: string, change: Partial<typeof content>): Fault => ({
    fault,
    content: { ...rest, content: { ...content, ...change } },
  });
  const told = labels.find(({ id }) => id === pair.label_id)?.text ?? "";
  return [
    faulty("swapped labels", {
      pairs: [
        { ...pair, label_id: next.label_id },
        { ...next, label_id: pair.label_id },
        ...others,
      ],
    }),
    faulty("moved point", { hotspots: [{ ...first, x: second.x, y: second.y }, second, ...later] }),
    faulty("points too close", {
      hotspots: [first, { ...second, x: first.x + 9, y: first.y }, ...later],
    }),
    faulty("told in the description", {
      hotspots: [
        { ...first, description: `${first.description} ${plainText(told)}` },
        second,
        ...later,
      ],
    }),
    faulty("described alike", {
      hotspots: [{ ...first, description: second.description }, second, ...later],
    }),
    faulty("misspelled label", {
      labels: labels.map((label) =>
        label.id === pair.label_id ? { ...label, text: `${plainText(label.text)}x` } : label,
      ),
    }),
    ...(picture.type === "embedded"
      ? [faulty("other picture", { picture: { ...picture, base64: picture.base64.slice(4) } })]
      : []),
  ];
}

function spoiled(task: CodeTask): readonly CodeTask[] {
  switch (task.type) {
    case "output":
      return [
        { ...task, output: `${task.output}9` },
        { ...task, code: `${task.code} ` },
      ];
    case "lines": {
      const [first = "", second = "", ...rest] = task.correct_line_ids;
      return [{ ...task, correct_line_ids: [second, first, ...rest] }];
    }
    case "fill":
      return [["7919"], null].map((answers) => ({
        ...task,
        segments: task.segments.map((segment) =>
          segment.type === "gap"
            ? { ...segment, answers: answers ?? [...segment.answers, "pass"] }
            : segment,
        ),
      }));
    case "edit":
      return [{ ...task, answers: ["7919"] }];
  }
}

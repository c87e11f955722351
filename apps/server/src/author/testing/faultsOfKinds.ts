import type { CodeTask } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

interface Fault {
  readonly fault: string;
  readonly content: Exercise;
}

/** Faults of exercises in which things are sorted, worked out, or written as code. */
export function inNewerKinds(
  exercise: Extract<Exercise, { content_type: "categorization" | "numeric" | "code" }>,
): readonly Fault[] {
  switch (exercise.content_type) {
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

/** The steps of the tour for who is new, in their order. */
export const onboardingSteps = [
  "welcome",
  "header",
  "create",
  "toolbox",
  "library",
  "completion",
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export type TutorialStatus = "not_started" | "in_progress" | "skipped" | "completed";

/** How far a member is in a tour. */
export interface TutorialProgress {
  readonly status: TutorialStatus;
  /** From 0. */
  readonly stepIndex: number;
}

export type TutorialEvent = "start" | "next" | "previous" | "skip" | "later";

/** What is done about a tour as its member arrives. */
export type TutorialArrival = "offer" | "resume" | "nothing";

/** A tour that nothing is known of is offered, once a session; one that was left half-way goes on. */
export function tutorialArrival(
  progress: TutorialProgress | null,
  wasOffered: boolean,
): TutorialArrival {
  if (progress?.status === "in_progress") return "resume";
  const isNew = progress === null || progress.status === "not_started";
  return isNew && !wasOffered ? "offer" : "nothing";
}

/** Whether a tour is never offered or resumed again by itself. */
export function isTutorialSettled(progress: TutorialProgress): boolean {
  return progress.status === "skipped" || progress.status === "completed";
}

/** How far a member is after what they did, in a tour of so many steps. */
export function followTutorial(
  progress: TutorialProgress | null,
  event: TutorialEvent,
  steps: number,
): TutorialProgress {
  const last = steps - 1;
  const index = Math.min(Math.max(progress?.stepIndex ?? 0, 0), last);
  switch (event) {
    case "start":
      return { status: "in_progress", stepIndex: progress?.status === "completed" ? 0 : index };
    case "next":
      return index === last
        ? { status: "completed", stepIndex: last }
        : { status: "in_progress", stepIndex: index + 1 };
    case "previous":
      return { status: "in_progress", stepIndex: Math.max(index - 1, 0) };
    case "skip":
      return { status: "skipped", stepIndex: index };
    case "later":
      return { status: "skipped", stepIndex: 0 };
  }
}

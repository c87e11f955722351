import type { WaitlistForm, WaitlistProblem } from "@alambic/domain/waitlist";
import { useState } from "react";

const empty: WaitlistForm = {
  email: "",
  first_name: "",
  last_name: "",
  invitees: [],
  topics: "",
  beta_tester: false,
};

export interface WaitlistDraft {
  readonly form: WaitlistForm;
  /** Takes what changed; problems stand until the form is sent again. */
  readonly change: (values: Partial<WaitlistForm>) => void;
  readonly problems: readonly WaitlistProblem[];
  readonly setProblems: (problems: readonly WaitlistProblem[]) => void;
}

/** What is typed and what is wrong with it. It begins anew when the form is opened again. */
export function useWaitlistForm(): WaitlistDraft {
  const [form, setForm] = useState(empty);
  const [problems, setProblems] = useState<readonly WaitlistProblem[]>([]);
  const change = (values: Partial<WaitlistForm>) => setForm((now) => ({ ...now, ...values }));
  return { form, change, problems, setProblems };
}

import type { Failure } from "@alambic/api-client/core";
import { checkRegistration, readRegistration } from "@alambic/domain/accounts";
import type { CheckedRegistration, Registration } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import type { SummarizedError } from "@alambic/ui/ErrorSummary";
import { useState } from "react";
import { refusedFields } from "./refusedFields.ts";
import type { RefusedFields } from "./refusedFields.ts";
import { registrationMessage } from "./registrationMessage.ts";

const empty: Registration = {
  username: "",
  email: "",
  password: "",
  password_confirm: "",
  country: "",
  confirmed_age: 0,
};
const order = [
  "username",
  "email",
  "password",
  "password_confirm",
  "country",
  "confirmed_age",
] as const;

export interface RegistrationState {
  readonly form: Registration;
  /** How often it was tried to send the form. */
  readonly attempts: number;
  /** What is wrong, by the id of the field; nothing before the first try. */
  readonly errors: readonly SummarizedError[];
  readonly change: (part: Partial<Registration>) => void;
  /** Counts a try; the registration when all of it is right, else null. */
  readonly check: () => CheckedRegistration | null;
  /** Takes over which fields the server refused. */
  readonly refuse: (failure: Failure) => void;
}

/** The state of the form, with an address where it is known: what is typed, and what the rules and the server say of it. */
export function useRegistration(email = ""): RegistrationState {
  const texts = useI18n();
  const [form, setForm] = useState({ ...empty, email });
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<RefusedFields>({});

  const wrong: RefusedFields = attempts === 0 ? {} : { ...refused, ...ruledOut(form) };
  const errors = order.flatMap((fieldId) => {
    const problem = wrong[fieldId];
    if (problem === undefined) return [];
    return [{ fieldId, message: registrationMessage(texts, fieldId, problem, form.country) }];
  });

  return {
    form,
    attempts,
    errors,
    change: (part) => {
      setForm({ ...form, ...part });
      const kept = Object.entries(refused).filter(([field]) => !Object.hasOwn(part, field));
      setRefused(Object.fromEntries(kept));
    },
    check: () => {
      setAttempts(attempts + 1);
      const checked = checkRegistration(readRegistration({ ...form }));
      return checked.ok ? checked.value : null;
    },
    refuse: (failure) => {
      setRefused(refusedFields(failure));
      setAttempts((count) => count + 1);
    },
  };
}

function ruledOut(form: Registration): RefusedFields {
  const checked = checkRegistration(readRegistration({ ...form }));
  if (checked.ok) return {};
  return Object.fromEntries(checked.error.map(({ path, code }) => [path, code]));
}

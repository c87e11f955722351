import { leastAge } from "@alambic/domain/accounts";
import type { FieldCode, RegistrationField } from "@alambic/domain/accounts";
import type { Formatter } from "@alambic/i18n";

type Texts = Pick<Formatter<unknown>, "t">;

/** Why a field of the form was refused; codes beside the rules' own come from the server alone. */
export type RegistrationProblem = FieldCode | "look_alike" | "password_common" | "taken";

/** What is wrong with a field of the form, and what to do, in words. */
export function registrationMessage(
  texts: Texts,
  field: RegistrationField,
  problem: RegistrationProblem,
  country: string,
): string {
  switch (field) {
    case "username":
      return usernameMessage(texts, problem);
    case "email":
      return emailMessage(texts, problem);
    case "password":
      return passwordMessage(texts, problem);
    case "password_confirm":
      return texts.t("account.passwordMismatch");
    case "country":
      return texts.t("account.countryRequired");
    case "confirmed_age":
      return texts.t("account.ageUnconfirmed", { age: leastAge(country) });
  }
}

function usernameMessage({ t }: Texts, problem: RegistrationProblem): string {
  if (problem === "required") return t("account.usernameRequired");
  if (problem === "too_short") return t("account.usernameTooShort");
  if (problem === "too_long") return t("account.usernameTooLong");
  if (problem === "look_alike") return t("account.usernameLookAlike");
  return problem === "taken" ? t("account.usernameTaken") : t("account.usernameCharacters");
}

function emailMessage({ t }: Texts, problem: RegistrationProblem): string {
  if (problem === "required") return t("account.emailRequired");
  return problem === "taken" ? t("account.emailTaken") : t("account.emailInvalid");
}

function passwordMessage({ t }: Texts, problem: RegistrationProblem): string {
  if (problem === "required") return t("account.passwordRequired");
  return problem === "password_common" ? t("account.passwordCommon") : t("account.passwordRules");
}

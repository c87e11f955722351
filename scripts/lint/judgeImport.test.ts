import { describe, expect, test } from "vitest";
import { judgeImport } from "./judgeImport.ts";

const ui = "packages/ui/src";
const learner = "apps/learner/src";
const domain = "packages/domain/src";
const server = "apps/server/src";

/** The importing file, what it imports. */
type Case = [file: string, specifier: string];

const forbidden: Case[] = [
  [`${ui}/tokens/themes.css.ts`, "../primitives/button/Button.tsx"],
  [`${ui}/primitives/button/Button.tsx`, "../../patterns/toast/Toast.tsx"],
  [`${ui}/primitives/button/Button.tsx`, "../../exercises/choice/Choice.tsx"],
  [`${ui}/primitives/button/Button.tsx`, "../../exports/Button.ts"],
  [`${ui}/primitives/button/Button.tsx`, "../../testing/renderThemed.tsx"],
  [`${ui}/patterns/toast/Toast.tsx`, "../../exercises/choice/Choice.tsx"],
  [`${ui}/exercises/choice/Choice.tsx`, "../../patterns/toast/Toast.tsx"],
  [`${ui}/exercises/choice/Choice.tsx`, "@alambic/api-client/progress"],
  [`${ui}/patterns/toast/Toast.tsx`, "@alambic/offline/queue"],
  [`${ui}/primitives/link/Link.tsx`, "wouter"],
  [`${ui}/primitives/link/Link.tsx`, "swr"],
  [`${ui}/primitives/link/Link.tsx`, "@alambic/ui/Button"],
  [`${ui}/primitives/link/Link.tsx`, "../../../../domain/src/plans/index.ts"],
  [`${ui}/widgets/clock/Clock.tsx`, "../../tokens/index.ts"],
  [`${learner}/features/login/Login.tsx`, "../dashboard/Dashboard.tsx"],
  [`${learner}/features/login/form/Form.tsx`, "../../dashboard/Dashboard.tsx"],
  [`${learner}/features/login/Login.tsx`, "./login.css.ts"],
  [`${learner}/features/login/Login.tsx`, "./login.css"],
  [`${learner}/features/login/Login.tsx`, "react-aria-components"],
  [`${learner}/features/login/Login.tsx`, "@vanilla-extract/css"],
  [`${learner}/shell/App.tsx`, "@alambic/server"],
  [`${learner}/features/login/Login.tsx`, "../../shell/App.tsx"],
  [`${learner}/shared/texts/words.ts`, "../../features/login/Login.tsx"],
  [`${learner}/shared/texts/words.ts`, "../../shell/App.tsx"],
  [`${domain}/plans/index.ts`, "react"],
  [`${domain}/plans/index.ts`, "node:fs"],
  [`${domain}/plans/index.ts`, "@alambic/i18n"],
  [`${domain}/plans/index.ts`, "../quotas/index.ts"],
  [`${domain}/plans/index.ts`, "@alambic/contract"],
  ["packages/api-client/src/core/index.ts", "@alambic/ui/Button"],
  ["packages/offline/src/queue/index.ts", "@alambic/api-client/core"],
  ["packages/i18n/src/index.ts", "@alambic/domain/plans"],
  ["apps/server/src/main.ts", "@alambic/ui/Button"],
  [`${server}/author/index.ts`, "../platform/db/Store.ts"],
  [`${server}/platform/jobs/Jobs.ts`, "../../http/Services.ts"],
  [`${server}/http/buildApp.ts`, "../features/users/index.ts"],
  [`${server}/features/users/operations/login.ts`, "../../../start/createApp.ts"],
  [`${server}/features/quality/replaceItem.ts`, "../capsules/bonus/loadBonusLesson.ts"],
  [`${server}/features/quality/replaceItem.ts`, "../capsules/bonus/index.ts"],
  [`${server}/features/quality/replaceItem.ts`, "../../testing/learn.ts"],
  ["openapi/src/index.ts", "@alambic/domain/plans"],
];

const allowed: Case[] = [
  [`${ui}/primitives/button/Button.tsx`, "../../tokens/index.ts"],
  [`${ui}/primitives/button/Button.tsx`, "../spinner/Spinner.tsx"],
  [`${ui}/primitives/button/Button.test.tsx`, "../../testing/renderThemed.tsx"],
  [`${ui}/exercises/choice/Choice.tsx`, "../../primitives/button/Button.tsx"],
  [`${ui}/exercises/choice/Choice.tsx`, "@alambic/domain/exercises/choice"],
  [`${ui}/exports/Choice.ts`, "../exercises/choice/Choice.tsx"],
  [`${learner}/features/login/Login.tsx`, "./form/Form.tsx"],
  [`${learner}/features/login/form/Form.tsx`, "../useLogin.ts"],
  [`${learner}/features/login/Login.tsx`, "@alambic/ui/Button"],
  [`${learner}/shell/routes.tsx`, "../features/login/Login.tsx"],
  [`${learner}/features/login/Login.tsx`, "../../shared/texts/words.ts"],
  [`${domain}/plans/planOf.test.ts`, "fast-check"],
  ["apps/server/src/main.ts", "@alambic/domain/plans"],
  [`${server}/start/features.ts`, "../features/users/index.ts"],
  [`${server}/features/quality/replaceItem.ts`, "../capsules/index.ts"],
  [`${server}/features/quality/quality.integration.test.ts`, "../../start/features.ts"],
  [`${server}/features/quality/quality.integration.test.ts`, "../../testing/learn.ts"],
  ["vitest.config.ts", "./scripts/lib/findChromium.ts"],
];

describe("an import that breaks a layer is refused", () => {
  test.each(forbidden)("%s ← %s", (file, specifier) => {
    expect(judgeImport({ file, specifier, typeOnly: false })).toBeTypeOf("string");
  });
});

describe("an import that follows the layers is let through", () => {
  test.each(allowed)("%s ← %s", (file, specifier) => {
    expect(judgeImport({ file, specifier, typeOnly: false })).toBeUndefined();
  });
});

test("domain may know the types of the contract", () => {
  const statement = { file: `${domain}/plans/index.ts`, specifier: "@alambic/contract" };
  expect(judgeImport({ ...statement, typeOnly: true })).toBeUndefined();
});

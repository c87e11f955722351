import { useUpdateMe } from "@alambic/api-client/users";
import type { User } from "@alambic/contract";
import { checkUsername } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { Inline } from "@alambic/ui/Inline";
import { LanguageSelect } from "@alambic/ui/LanguageSelect";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { ThemeSwitch } from "@alambic/ui/ThemeSwitch";
import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { useChangeLocale } from "../../shared/locale/LocaleContext.ts";
import { notify } from "../../shared/notices/notices.ts";
import { changeTheme, themeState } from "../../shared/theme/theme-state.ts";
import { Section } from "./Section.tsx";

/** The name of the account, and its language and its look, which change at once. */
export function NameSection({ user }: { readonly user: User }) {
  const { t, locale } = useI18n();
  const { theme } = useSnapshot(themeState);
  const changeLocale = useChangeLocale();
  const rename = useUpdateMe();
  const translate = useUpdateMe();
  const [username, setUsername] = useState(user.username);
  const [tried, setTried] = useState(false);
  const isWrong = tried && checkUsername(username.trim()) !== null;

  const save = async () => {
    setTried(true);
    if (checkUsername(username.trim()) !== null) return;
    const saved = await rename.run({ username: username.trim() });
    if (saved.ok) notify({ tone: "right", text: t("profile.saved") });
  };

  return (
    <Section title={t("profile.account")}>
      {rename.status === "failed" ? (
        <FailureBanner title={t("profile.notSaved")} failure={rename.failure} />
      ) : null}
      {translate.status === "failed" ? (
        <FailureBanner title={t("profile.notSaved")} failure={translate.failure} />
      ) : null}
      <Form onSubmit={() => void save()}>
        <TextField
          required
          id="username"
          name="username"
          label={t("account.username")}
          hint={t("account.usernameHint")}
          autoComplete="username"
          spellCheck={false}
          value={username}
          error={isWrong ? t("account.usernameHint") : undefined}
          onChange={setUsername}
        />
        <Inline>
          <Button variant="secondary" type="submit" pending={rename.status === "running"}>
            {t("profile.saveName")}
          </Button>
        </Inline>
      </Form>
      <Stack gap="xsmall" align="start">
        <Text weight="strong">{t("kit.language")}</Text>
        <LanguageSelect
          value={locale}
          onChange={(language) => {
            void changeLocale(language);
            void translate.run({ preferred_language: language });
          }}
        />
      </Stack>
      <Stack gap="xsmall" align="start">
        <Text weight="strong">{t("kit.theme")}</Text>
        <ThemeSwitch value={theme} onChange={changeTheme} />
      </Stack>
    </Section>
  );
}

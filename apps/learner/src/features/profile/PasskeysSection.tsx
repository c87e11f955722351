import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Inline } from "@alambic/ui/Inline";
import { Text } from "@alambic/ui/Text";
import { lazy, Suspense, useState } from "react";
import { Section } from "./Section.tsx";

const PasskeysDialog = lazy(() => import("./PasskeysDialog.tsx"));

/** Signing in by what a device signs. */
export function PasskeysSection() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t("profile.passkeys")}>
      <Text tone="second">{t("profile.passkeysText")}</Text>
      <Inline>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {t("profile.passkeysManage")}
        </Button>
      </Inline>
      <Suspense fallback={null}>
        {isOpen ? <PasskeysDialog onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Section>
  );
}

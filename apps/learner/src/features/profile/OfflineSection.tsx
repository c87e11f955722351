import { useUpdateMe } from "@alambic/api-client/users";
import type { User } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Chip } from "@alambic/ui/Chip";
import { Dialog } from "@alambic/ui/Dialog";
import { Switch } from "@alambic/ui/Switch";
import { Text } from "@alambic/ui/Text";
import { Suspense, useState } from "react";
import { useRest } from "../../shared/screen/later.ts";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Section } from "./Section.tsx";

const OfflineStorage = lazyIfThere(() => import("./OfflineStorage.tsx"));

/** The offline mode, which is for Pro members. */
export function OfflineSection({ user }: { readonly user: User }) {
  const { t } = useI18n();
  const update = useUpdateMe();
  const [asksForPro, setAsksForPro] = useState(false);
  const isPro = planOf(user) === "pro";
  const isKeeper = isPro && user.offline_mode_enabled;
  const isAtRest = useRest();
  return (
    <Section
      title={t("profile.offline")}
      mark={
        <Chip tone="info" size="small">
          BETA
        </Chip>
      }
    >
      <Switch
        label={t("profile.offlineSwitch")}
        hint={t("profile.offlineHint")}
        checked={user.offline_mode_enabled}
        onChange={(enabled) => {
          if (enabled && !isPro) setAsksForPro(true);
          else void update.run({ offline_mode_enabled: enabled });
        }}
      />
      <Suspense fallback={null}>
        {isKeeper || isAtRest ? <OfflineStorage isKeeper={isKeeper} /> : null}
      </Suspense>
      {update.status === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          {t("profile.offlineFailed")}
        </Banner>
      ) : null}
      {asksForPro ? (
        <Dialog
          title={t("profile.offlinePro")}
          size="small"
          onClose={() => setAsksForPro(false)}
          footer={
            <>
              <Button variant="secondary" onPress={() => setAsksForPro(false)}>
                {t("profile.close")}
              </Button>
              <ButtonLink href={paths.premium}>{t("profile.plans")}</ButtonLink>
            </>
          }
        >
          <Text>{t("profile.offlineProText")}</Text>
        </Dialog>
      ) : null}
    </Section>
  );
}

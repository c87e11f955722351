import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Cookie } from "../../primitives/icon/icons.ts";
import { Link } from "../../primitives/link/Link.tsx";
import * as styles from "./CookieBanner.css.ts";
import { CookieDialog } from "./CookieDialog.tsx";
import type { CookieConsent } from "./CookieDialog.tsx";
import { useRoomAtFoot } from "./useRoomAtFoot.ts";

export interface CookieBannerProps {
  /** Where the cookie policy is. */
  readonly policyHref: string;
  /** Told what is allowed. */
  readonly onDecide: (consent: CookieConsent) => void;
}

/** Asks once which cookies may be set. Nothing but the necessary is set before the answer. */
export function CookieBanner({ policyHref, onDecide }: CookieBannerProps) {
  const { t } = useI18n();
  const [customising, setCustomising] = useState(false);
  const titleId = useId();
  const banner = useRoomAtFoot();
  return (
    <>
      <section ref={banner} aria-labelledby={titleId} className={styles.banner}>
        <div className={styles.words}>
          <span className={styles.sign}>
            <Icon icon={Cookie} size="large" />
          </span>
          <div className={styles.text}>
            <Heading level={2} size="large" id={titleId}>
              {t("consent.title")}
            </Heading>
            <p>
              {t("consent.text")} <Link href={policyHref}>{t("consent.policy")}</Link>
            </p>
          </div>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" onPress={() => onDecide({ analytics: false })}>
            {t("consent.rejectAll")}
          </Button>
          <Button variant="secondary" onPress={() => onDecide({ analytics: true })}>
            {t("consent.acceptAll")}
          </Button>
          <Button variant="quiet" onPress={() => setCustomising(true)}>
            {t("consent.customise")}
          </Button>
        </div>
      </section>
      {customising ? (
        <CookieDialog
          initial={{ analytics: false }}
          onDecide={onDecide}
          onClose={() => setCustomising(false)}
        />
      ) : null}
    </>
  );
}

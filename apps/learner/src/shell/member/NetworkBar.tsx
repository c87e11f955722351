import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Container } from "@alambic/ui/Container";
import { useOnline } from "../../shared/network/useOnline.ts";

/** Says that there is no network, for as long as there is none. */
export function NetworkBar() {
  const { t } = useI18n();
  if (useOnline()) return null;
  return (
    <Container>
      <Banner tone="warning" announcement="polite">
        {t("member.offline")}
      </Banner>
    </Container>
  );
}

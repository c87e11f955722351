import { useI18n } from "@alambic/i18n/react";
import { Breadcrumbs } from "../../primitives/breadcrumbs/Breadcrumbs.tsx";
import type { Breadcrumb } from "../../primitives/breadcrumbs/Breadcrumbs.tsx";
import { Container } from "../../primitives/container/Container.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { ArrowLeft } from "../../primitives/icon/icons.ts";
import { bar } from "./TrailBar.css.ts";

export interface TrailBarProps {
  /** Told when the way back is taken. */
  readonly onBack: () => void;
  /** From the home of the learner to this screen, which comes last. */
  readonly items: readonly Breadcrumb[];
}

/** Back, and where this screen stands; the first step leads home. */
export function TrailBar({ onBack, items }: TrailBarProps) {
  const { t } = useI18n();
  return (
    <Container width="page">
      <div className={bar}>
        <IconButton icon={ArrowLeft} label={t("kit.back")} flips onPress={onBack} />
        <Breadcrumbs items={items} />
      </div>
    </Container>
  );
}

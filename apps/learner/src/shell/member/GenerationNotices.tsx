import { useSocketMessages } from "@alambic/api-client/realtime";
import { useI18n } from "@alambic/i18n/react";
import { notify } from "../../shared/notices/notices.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";

/** Tells, on whatever screen the member is, that a capsule is made or that its making stopped. */
export function GenerationNotices() {
  const { t } = useI18n();

  useSocketMessages("generation.ready", ({ capsule_id: id, title, domain, area }) => {
    const plan = paths.plan({ id, domain, area });
    // The plan shows it itself.
    if (location.pathname === plan) return;
    notify({
      tone: "right",
      about: id,
      text: t("member.generationReady", { title }),
      action: { label: t("member.openPlan"), onPress: () => navigate(plan) },
    });
  });
  useSocketMessages("generation.failed", ({ capsule_id: about, title, code }) => {
    const text =
      code === "model_budget_reached"
        ? t("member.generationFailedBudget", { title })
        : t("member.generationFailed", { title });
    notify({ tone: "wrong", about, text });
  });
  return null;
}

import type { Failure, ProblemFailure } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { CapsuleRows } from "@alambic/ui/CapsuleRows";
import { NavigationProvider } from "@alambic/ui/NavigationProvider";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { TextArea } from "@alambic/ui/TextArea";
import { useCapsuleTexts } from "../../shared/capsules/useCapsuleTexts.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { mostCharacters } from "./creation-state.ts";
import { isRefusal } from "./isRefusal.ts";

export interface CreationFailureProps {
  readonly failure: Failure;
  /** The text that is taken in place of a topic that was refused. */
  readonly pasted: string;
  readonly onPaste: (text: string) => void;
  /** Turns to the import of a PDF; absent where that is what failed or not part of the plan. */
  readonly onPdf?: (() => void) | undefined;
  /** Closes the dialog, where the way on leads elsewhere. */
  readonly onLeave: () => void;
}

/** Why there is no capsule, and what can be done instead. */
export function CreationFailure({ failure, ...ways }: CreationFailureProps) {
  const { t } = useI18n();
  if (failure.kind === "cancelled") return null;
  if (isRefusal(failure)) {
    return <Refusal refusal={failure} {...ways} />;
  }
  return (
    <Banner tone="wrong" title={t("create.failed")} announcement="assertive">
      <ProblemText failure={failure} slow="generation" />
    </Banner>
  );
}

interface RefusalProps extends Omit<CreationFailureProps, "failure"> {
  readonly refusal: ProblemFailure;
}

/** An honest no in two sentences, the field that helps, and what comes near. */
function Refusal({ refusal, pasted, onPaste, onPdf, onLeave }: RefusalProps) {
  const { t } = useI18n();
  const texts = useCapsuleTexts();
  const { reasons = [], suggestions = [] } = refusal;
  return (
    <Stack gap="medium">
      <Banner
        tone="info"
        title={t("create.refusedTitle")}
        announcement="assertive"
        actions={
          onPdf === undefined ? undefined : (
            <Button variant="secondary" size="small" onPress={onPdf}>
              {t("create.refusedPdf")}
            </Button>
          )
        }
      >
        {reasons.length === 0 ? <ProblemText failure={refusal} /> : null}
        {reasons.map(({ code, message }) => (
          <Text key={code}>{message}</Text>
        ))}
      </Banner>
      {refusal.code === "topic_not_authorable" ? (
        <TextArea
          label={t("create.pasted")}
          hint={t("create.pastedHint", { most: mostCharacters })}
          name="pasted"
          required
          rows={4}
          maxLength={mostCharacters}
          value={pasted}
          onChange={onPaste}
        />
      ) : null}
      {suggestions.length === 0 ? null : (
        <Stack gap="small">
          <Text weight="strong">{t("create.refusedNear")}</Text>
          <NavigationProvider
            navigate={(href) => {
              onLeave();
              navigate(href);
            }}
          >
            <CapsuleRows
              capsules={suggestions.map((capsule) => ({
                id: capsule.id,
                href: paths.plan(capsule),
                title: capsule.title,
                icon: capsule.icon,
                domain: capsule.domain,
                text: texts.stats(capsule).slice(1).join(" · "),
              }))}
            />
          </NavigationProvider>
        </Stack>
      )}
    </Stack>
  );
}

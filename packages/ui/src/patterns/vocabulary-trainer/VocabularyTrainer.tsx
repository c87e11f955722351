import type { TrainerVerdict } from "@alambic/domain/trainers";
import { answered, judgeAnswer, startSession } from "@alambic/domain/trainers";
import { useI18n } from "@alambic/i18n/react";
import { useRef, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { RotateCcw } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import type { TrainerCard } from "./trainer-card.ts";
import { TrainerResult } from "./TrainerResult.tsx";
import { sign } from "./VocabularyTrainer.css.ts";

export interface VocabularyTrainerProps {
  /** At least one, in the order in which they are asked. */
  readonly cards: readonly TrainerCard[];
  /** Begins another round. */
  readonly onRestart: () => void;
}

type Phase =
  | { readonly kind: "asking" }
  | { readonly kind: "answered"; readonly verdict: TrainerVerdict | "revealed" };

/** Cards to answer by typing, one after the other; what was not known comes again. */
export function VocabularyTrainer({ cards, onRestart }: VocabularyTrainerProps) {
  const { t, locale } = useI18n();
  const [session, setSession] = useState(() => startSession(cards.map(({ id }) => id)));
  const [phase, setPhase] = useState<Phase>({ kind: "asking" });
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const card = cards.find(({ id }) => id === session.queue[0]);
  useLanguageFont(card?.askedLang, card?.asked ?? "");
  useLanguageFont(card?.answerLang, card?.answers.join("") ?? "");
  const { total, atOnce } = session;
  const done = total - session.queue.length;

  if (card === undefined) {
    return (
      <div role="status">
        <EmptyState
          illustration="drops"
          level={2}
          title={t("tools.trainer.done")}
          actions={
            <Button icon={RotateCcw} onPress={onRestart}>
              {t("tools.trainer.restart")}
            </Button>
          }
        >
          {t("tools.trainer.doneText", { known: atOnce, total })}
        </EmptyState>
      </div>
    );
  }
  const check = () => {
    if (phase.kind === "answered") {
      setSession(answered(session, phase.verdict));
      setPhase({ kind: "asking" });
      setTyped("");
      field.current?.focus();
      return;
    }
    if (typed.trim() === "") {
      field.current?.focus();
      return;
    }
    const others = cards.filter(({ id }) => id !== card.id);
    setPhase({ kind: "answered", verdict: judgeAnswer(typed, card, others, locale) });
  };
  return (
    <Card>
      <Form gap="large" onSubmit={check}>
        <Stack gap="xsmall">
          <Text size="small" tone="second">
            {t("tools.trainer.progress", { done, total })}
          </Text>
          <ProgressBar label={t("tools.trainer.round")} value={done} max={total} size="small" />
        </Stack>
        <Stack gap="xsmall">
          {isSign(card.asked) ? (
            <p lang={card.askedLang} className={sign}>
              {card.asked}
            </p>
          ) : (
            <Text size="large" weight="strong" lang={card.askedLang}>
              {card.asked}
            </Text>
          )}
          {card.reading === null ? null : <Text tone="second">{card.reading}</Text>}
        </Stack>
        <TextField
          ref={field}
          label={t("tools.trainer.answer", { asked: card.asked })}
          required
          spellCheck={false}
          autoComplete="off"
          maxLength={300}
          lang={card.answerLang}
          readOnly={phase.kind === "answered"}
          value={typed}
          onChange={setTyped}
        />
        {phase.kind === "answered" ? (
          <TrainerResult
            verdict={phase.verdict}
            answer={card.answers[0] ?? ""}
            lang={card.answerLang}
          />
        ) : null}
        <Inline gap="small">
          <Button type="submit">
            {t(phase.kind === "answered" ? "tools.trainer.next" : "tools.trainer.check")}
          </Button>
          {phase.kind === "asking" ? (
            <Button
              variant="secondary"
              onPress={() => {
                setPhase({ kind: "answered", verdict: "revealed" });
                field.current?.focus();
              }}
            >
              {t("tools.trainer.reveal")}
            </Button>
          ) : null}
        </Inline>
      </Form>
    </Card>
  );
}

/** Whether it is one sign of a script and not a word: its strokes are to be seen. */
function isSign(asked: string): boolean {
  return [...asked].length === 1;
}

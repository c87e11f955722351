import type { DialogueContent, DialogueResponse, SaidLine } from "@alambic/contract";
import { isTurn, openTurn, saidAt, stepsSoFar, turnsOf } from "@alambic/domain/exercises/dialogue";
import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef, useState } from "react";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import type { KindProps } from "../renderer.ts";
import { conversation, done, talk } from "./Dialogue.css.ts";
import type { dialogueMarking } from "./dialogueMarking.ts";
import { lazyDialogue } from "./lazyDialogue.ts";
import { OwnLine } from "./OwnLine.tsx";
import { SpokenLine } from "./SpokenLine.tsx";
import { Turn } from "./Turn.tsx";

const nothingSaid: DialogueResponse = { content_type: "dialogue", said: [] };

/** A conversation that goes on as the learner speaks. */
export function Dialogue(props: KindProps<DialogueContent, DialogueResponse>) {
  const { content, response, phase, verdicts, onChange, announce } = props;
  const { t } = useI18n();
  const talkRef = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // A line that is not said yet waits at its turn while the learner says another anew.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const given = response ?? nothingSaid;
  const steps = stepsSoFar(content, given);
  const turn = openTurn(content, given);
  const turns = turnsOf(content);
  const nameOf = (id: string) => content.speakers.find((speaker) => speaker.id === id)?.name ?? "";

  // What was said or taken back is gone from under the keyboard: it goes where the talk goes on.
  useLayoutEffect(() => {
    if (moved.current) talkRef.current?.querySelector<HTMLElement>("[data-next]")?.focus();
    moved.current = false;
  });

  const keep = (turnId: string, text: string) => setDrafts({ ...drafts, [turnId]: text });
  const change = (said: SaidLine[]) => {
    moved.current = true;
    onChange({ content_type: "dialogue", said });
  };
  const say = (line: SaidLine) => {
    const next = { ...given, said: [...given.said, line] };
    const news = stepsSoFar(content, next).slice(steps.length);
    const tell = ({ NewLines }: typeof dialogueMarking) =>
      announce(<NewLines content={content} given={next} steps={news} />);
    const later = lazyDialogue.load();
    // Where that does not arrive, the talk can still be read.
    if (later instanceof Promise) later.then(tell, () => {});
    else tell(later);
    keep(line.turn_id, "");
    change(next.said);
  };
  const takeBack = (turnId: string) =>
    change(given.said.filter(({ turn_id: id }) => id !== turnId));

  return (
    <>
      <PromptPicture picture={content.picture} />
      <div ref={talkRef} className={talk}>
        <ol aria-label={t("dialogue.conversation")} className={conversation}>
          {steps.map((step, index) =>
            isTurn(step) ? (
              <OwnLine
                key={`${index}`}
                turn={step}
                number={turns.indexOf(step) + 1}
                said={saidAt(given, step.id)}
                lang={content.lang}
                right={verdicts?.get(step.id)}
                onTakeBack={phase === "answering" ? () => takeBack(step.id) : undefined}
              />
            ) : (
              <SpokenLine
                key={`${index}`}
                line={step}
                name={nameOf(step.speaker_id)}
                lang={content.lang}
              />
            ),
          )}
        </ol>
        {phase === "answering" && turn !== undefined ? (
          <Turn
            key={turn.id}
            turn={turn}
            number={turns.indexOf(turn) + 1}
            total={turns.length}
            lang={content.lang}
            draft={drafts[turn.id] ?? ""}
            onDraft={(text) => keep(turn.id, text)}
            onSay={say}
          />
        ) : null}
        {phase === "answering" && turn === undefined ? (
          <p data-next tabIndex={-1} className={done}>
            {t("dialogue.done")}
          </p>
        ) : null}
      </div>
    </>
  );
}

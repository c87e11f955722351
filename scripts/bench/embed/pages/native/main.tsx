import { useState } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { choice, gap, matching } from "../content.json";

interface QuestionProps {
  readonly id: string;
  readonly prompt: string;
  readonly isRight: () => boolean;
  readonly children: ReactNode;
}

function Question({ id, prompt, isRight, children }: QuestionProps) {
  const [verdict, setVerdict] = useState("");
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        setVerdict(isRight() ? "That is right." : "Not yet.");
      }}
    >
      <fieldset>
        <legend>{prompt}</legend>
        {children}
      </fieldset>
      <button type="submit">Check</button>
      <output>{verdict}</output>
    </form>
  );
}

function Choice() {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Question id="choice" prompt={choice.prompt} isRight={() => chosen === choice.right}>
      {choice.choices.map((text, index) => (
        <label key={text}>
          <input
            type="radio"
            name="choice"
            checked={chosen === index}
            onChange={() => setChosen(index)}
          />
          {text}
        </label>
      ))}
    </Question>
  );
}

function Matching() {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const isRight = () => matching.pairs.every(([left = "", right]) => given[left] === right);
  return (
    <Question id="matching" prompt={matching.prompt} isRight={isRight}>
      {matching.pairs.map(([left = ""]) => (
        <label key={left}>
          {left}
          <select
            value={given[left] ?? ""}
            onChange={(event) => setGiven({ ...given, [left]: event.target.value })}
          >
            <option value="">…</option>
            {matching.pairs.map(([, right]) => (
              <option key={right}>{right}</option>
            ))}
          </select>
        </label>
      ))}
    </Question>
  );
}

function Gap() {
  const [typed, setTyped] = useState("");
  return (
    <Question id="gap" prompt={gap.prompt} isRight={() => typed.trim() === gap.answer}>
      <label>
        {gap.before} <input value={typed} onChange={(event) => setTyped(event.target.value)} />{" "}
        {gap.after}
      </label>
    </Question>
  );
}

const root = document.querySelector("#root");
if (root !== null) {
  createRoot(root).render(
    <>
      <Choice />
      <Matching />
      <Gap />
    </>,
  );
}

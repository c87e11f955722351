import { useState } from "react";
import type { ReactNode } from "react";
import {
  Button,
  Form,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Radio,
  RadioGroup,
  TextField,
} from "react-aria-components";
import { createRoot } from "react-dom/client";
import { choice, gap, matching } from "../content.json";

interface QuestionProps {
  readonly id: string;
  readonly isRight: () => boolean;
  readonly children: ReactNode;
}

function Question({ id, isRight, children }: QuestionProps) {
  const [verdict, setVerdict] = useState("");
  return (
    <Form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        setVerdict(isRight() ? "That is right." : "Not yet.");
      }}
    >
      {children}
      <Button type="submit">Check</Button>
      <output>{verdict}</output>
    </Form>
  );
}

function Choice() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Question id="choice" isRight={() => chosen === choice.choices[choice.right]}>
      <RadioGroup value={chosen} onChange={setChosen}>
        <Label>{choice.prompt}</Label>
        {choice.choices.map((text) => (
          <Radio key={text} value={text}>
            {text}
          </Radio>
        ))}
      </RadioGroup>
    </Question>
  );
}

function Matching() {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const isRight = () => matching.pairs.every(([left = "", right]) => given[left] === right);
  return (
    <Question id="matching" isRight={isRight}>
      <p>{matching.prompt}</p>
      {matching.pairs.map(([left = ""]) => (
        <ListBox
          key={left}
          aria-label={left}
          selectionMode="single"
          onSelectionChange={(keys) =>
            setGiven({ ...given, [left]: keys === "all" ? "" : String([...keys][0] ?? "") })
          }
        >
          {matching.pairs.map(([, right = ""]) => (
            <ListBoxItem key={right} id={right}>
              {right}
            </ListBoxItem>
          ))}
        </ListBox>
      ))}
    </Question>
  );
}

function Gap() {
  const [typed, setTyped] = useState("");
  return (
    <Question id="gap" isRight={() => typed.trim() === gap.answer}>
      <TextField value={typed} onChange={setTyped}>
        <Label>{`${gap.before} … ${gap.after}`}</Label>
        <Input />
      </TextField>
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

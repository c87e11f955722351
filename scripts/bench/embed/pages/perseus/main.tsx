import "@khanacademy/perseus/styles.css";
import "@khanacademy/wonder-blocks-tokens/styles.css";
import {
  Dependencies,
  PerseusI18nContextProvider,
  ServerItemRenderer,
  init,
} from "@khanacademy/perseus";
import { mockStrings } from "@khanacademy/perseus/strings";
import { scorePerseusItem } from "@khanacademy/perseus-score";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { choice, gap, matching } from "../content.json";

const nothing = () => {};
const noVideo = () => ({ status: "success", data: { video: null } });

/** Formulas are drawn by a component of the host. These exercises have none. */
function Formula({ children, onRender }: { children: ReactNode; onRender?: () => void }) {
  useEffect(() => onRender?.(), [onRender]);
  return <span>{children}</span>;
}

init();
Dependencies.setDependencies({
  JIPT: { useJIPT: false },
  graphieMovablesJiptLabels: { addLabel: nothing },
  svgImageJiptLabels: { addLabel: nothing },
  rendererTranslationComponents: { addComponent: () => -1, removeComponentAtIndex: nothing },
  TeX: Formula,
  staticUrl: (path: string) => path,
  useVideo: noVideo,
  InitialRequestUrl: {
    origin: location.origin,
    host: location.host,
    protocol: location.protocol,
  },
  isDevServer: false,
  kaLocale: "en",
  Log: { log: nothing, error: console.error },
  isMobile: false,
});

const hostDependencies = {
  analytics: { onAnalyticsEvent: async () => {} },
  generateUrl: ({ url }: { url: string }) => url,
  useVideo: noVideo,
};

const widget = (type: string, options: object, major = 0) => ({
  type,
  version: { major, minor: 0 },
  graded: true,
  options,
});

const question = {
  content: [
    choice.prompt,
    "[[☃ radio 1]]",
    matching.prompt,
    "[[☃ matcher 1]]",
    `${gap.before} [[☃ numeric-input 1]] ${gap.after}`,
  ].join("\n\n"),
  images: {},
  widgets: {
    "radio 1": widget(
      "radio",
      {
        choices: choice.choices.map((content, index) => ({
          id: `c${index}`,
          content,
          correct: index === choice.right,
        })),
        randomize: false,
        multipleSelect: false,
        countChoices: false,
        displayCount: null,
        hasNoneOfTheAbove: false,
        deselectEnabled: false,
        numCorrect: 1,
      },
      3,
    ),
    "matcher 1": widget("matcher", {
      labels: ["Word", "Opposite"],
      left: matching.pairs.map(([left]) => left),
      right: matching.pairs.map(([, right]) => right),
      padding: true,
      orderMatters: false,
    }),
    "numeric-input 1": widget("numeric-input", {
      answers: [
        {
          value: Number(gap.answer),
          status: "correct",
          simplify: "optional",
          strict: false,
          maxError: null,
          message: "",
          answerForms: [],
        },
      ],
      size: "small",
      coefficient: false,
      labelText: gap.before,
      static: false,
      rightAlign: false,
    }),
  },
};

function Page() {
  const itemRef = useRef<ServerItemRenderer>(null);
  const [verdict, setVerdict] = useState("");
  const check = () => {
    const score = scorePerseusItem(question, itemRef.current?.getUserInput(), "en");
    setVerdict(score.type === "points" ? `${score.earned} of ${score.total}` : "Not complete");
  };
  return (
    <div className="framework-perseus">
      <PerseusI18nContextProvider strings={mockStrings} locale="en">
        <ServerItemRenderer
          ref={itemRef}
          problemNum={0}
          item={{
            question,
            hints: [],
            answerArea: {},
            itemDataVersion: { major: 0, minor: 1 },
          }}
          dependencies={hostDependencies}
          apiOptions={{ isMobile: false, customKeypad: false }}
        />
      </PerseusI18nContextProvider>
      <button id="check" onClick={check}>
        Check
      </button>
      <output>{verdict}</output>
    </div>
  );
}

const root = document.querySelector("#root");
if (root !== null) createRoot(root).render(<Page />);

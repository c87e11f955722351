import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import "survey-core/survey-core.min.css";
import { Survey } from "survey-react-ui";
import { choice, gap, matching } from "../content.json";

const survey = new Model({
  elements: [
    {
      type: "radiogroup",
      name: "choice",
      title: choice.prompt,
      choices: choice.choices,
      correctAnswer: choice.choices[choice.right],
    },
    {
      type: "matrixdropdown",
      name: "matching",
      title: matching.prompt,
      columns: [{ name: "right", cellType: "dropdown", choices: matching.pairs.map(([, b]) => b) }],
      rows: matching.pairs.map(([a]) => a),
    },
    { type: "text", name: "gap", title: `${gap.before} … ${gap.after}`, correctAnswer: gap.answer },
  ],
  completeText: "Check",
});

const root = document.querySelector("#root");
if (root !== null) createRoot(root).render(<Survey model={survey} />);

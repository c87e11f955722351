import { AlambicExercise } from "./AlambicExercise.tsx";

const name = "alambic-exercise";
if (customElements.get(name) === undefined) customElements.define(name, AlambicExercise);

export { AlambicExercise };

export { Spinner } from "../primitives/spinner/Spinner.tsx";

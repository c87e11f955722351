import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Exercises } from "./Exercises.tsx";
import "./page.css";

const place = document.querySelector("#root");
if (place === null) throw new Error("The page has no place for the exercises.");
createRoot(place).render(
  <StrictMode>
    <Exercises />
  </StrictMode>,
);

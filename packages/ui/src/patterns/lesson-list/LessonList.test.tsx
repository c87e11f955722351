import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { LessonList } from "./LessonList.tsx";

test("says of each lesson whether it is on this device", async () => {
  const lesson = { number: 1, state: "open", status: "Pas commencée" } as const;
  const screen = await renderInKit(
    <LessonList
      levels={[
        {
          id: "a",
          title: "Premiers signes",
          description: "",
          xp: "0 XP",
          lessons: [
            { ...lesson, id: "1", title: "Les voyelles", href: "#1", kept: "Sur cet appareil" },
            { ...lesson, id: "2", title: "La famille du K", href: "#2" },
          ],
        },
      ]}
    />,
  );
  await expect
    .element(screen.getByRole("link", { name: /Les voyelles.*Sur cet appareil/u }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /La famille du K/u }))
    .not.toHaveTextContent("Sur cet appareil");
});

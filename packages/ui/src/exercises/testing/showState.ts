/** The reader looks at attributes; what a learner chose and typed is in properties. */
export function showState(container: HTMLElement): void {
  for (const input of container.querySelectorAll("input")) {
    input.toggleAttribute("checked", input.checked);
    if (input.type === "text") input.setAttribute("value", input.value);
  }
}

const heard = document.querySelector("#heard");

for (const name of ["response", "checked", "completed", "refused"]) {
  document.addEventListener(name, (event) => {
    const line = document.createElement("li");
    const { outcome, score } = event.detail ?? {};
    line.textContent = [event.target.id, name, outcome, score]
      .filter((part) => part !== undefined)
      .join(" ");
    heard?.append(line);
  });
}

const most = { lines: 3, width: 60, codeLines: 18, codeWidth: 100 };

/** Calls that give something else from one run or machine to the next, ask for something, or round. */
const unforeseeable = [
  "round toFixed",
  "random randint randrange rand shuffle choice sample uuid urandom",
  "time date datetime now today perf_counter sleep",
  "id hash memory getpid hostname sizeof",
  "set frozenset",
  "setTimeout setInterval then exit quit",
  "input Scanner scanf prompt readline open request requests fetch",
]
  .flatMap((words) => words.split(" "))
  .join("|");
const calls = new RegExp(String.raw`\b(?:${unforeseeable})\s*\(|\bDate\b|\bimport random\b`, "u");
const noValue = /^<|0x[\da-f]{4}|traceback|error|exception|warning|\.{3}|…|\d[.,]\d{9}/iu;
/** What waits, stops, stands in comments or strings of several lines, or is not written yet. */
const unclear =
  /\b(?:async|await|Promise|throw|raise|die)\b|\/\*|\*\/|"""|'''|^\s*(?:pass|\.\.\.)\s*$/mu;
/** A prompt, or a comment that closes on its line. */
const harmless = /^\.\.\.(?: |$)|\/\*[^*\n]*\*\//gmu;
/** Two programs beside each other, whose lines stand in one. */
const besides = /\S {5,}(?!#|\/\/|--|<-|←)\S/gu;
/** Guessed one time in two. */
const yesOrNo = /^(?:true|false)$/iu;
/** "{1, 2}": in no order. */
const unordered = /^\{[^:]*\}$/u;
/** A name or a value by itself, which nothing is worked out of. */
const bare = /^[\p{Letter}_][\p{Letter}\p{Number}_]*;?$|^[-+]?[\d.,]+;?$|^"[^"]*";?$|^'[^']*';?$/u;
const promptSign = /^(?:>>>|\.\.\.|>|In \[\d+\]:|[\w()[\]:]{1,30}>) ?/u;

/** Whether what a line of code gives has to be worked out, and can be. */
export function isWorthForeseeing(code: string, output: string): boolean {
  const lines = code.split("\n");
  const printed = output.split("\n");
  const last = lines.at(-1)?.replace(promptSign, "").trim() ?? "";
  return (
    output.trim() !== "" &&
    printed.length <= most.lines &&
    printed.every((line) => line.length <= most.width) &&
    lines.length <= most.codeLines &&
    lines.every((line) => line.length <= most.codeWidth) &&
    !calls.test(code) &&
    !unclear.test(code.replaceAll(harmless, "")) &&
    (code.match(besides) ?? []).length < 2 &&
    ![noValue, yesOrNo, unordered].some((form) => form.test(output.trim())) &&
    !bare.test(last) &&
    !holds(last, output)
  );
}

/** Whether a line says what it gives: `print("Hello")`. */
function holds(line: string, output: string): boolean {
  const plain = output.trim().replaceAll(/^["']|["']$/gu, "");
  return plain.length > 1
    ? line.includes(plain)
    : line.split(/[^\p{Letter}\p{Number}.]+/u).includes(plain);
}

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** How long a process may take to put its things away before it is killed. */
const graceMs = 5000;

/** A process and all that it started, and what those started, itself first. */
export function processTree(pid: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const [own, parent] of processes()) {
    children.set(parent, [...(children.get(parent) ?? []), own]);
  }
  const tree = [pid];
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree;
}

/** Ends a process and all that it started: asks first, and kills what is left. */
export async function endTree(pid: number, grace = graceMs): Promise<void> {
  const tree = holdTree(pid);
  for (const one of tree) send(one, "SIGTERM");
  for (const one of tree) send(one, "SIGCONT");
  const late = Date.now() + grace;
  while (tree.some(lives) && Date.now() < late) await wait(20);
  for (const one of tree.flatMap(holdTree)) send(one, "SIGKILL");
}

/** Stops a tree where it is, so that none of it starts another unseen. */
function holdTree(pid: number): readonly number[] {
  let held: readonly number[] = [];
  for (let tree = processTree(pid); tree.length > held.length; tree = processTree(pid)) {
    for (const one of tree) send(one, "SIGSTOP");
    held = tree;
  }
  return held;
}

/** Every process of the system with its parent. */
function processes(): readonly (readonly [pid: number, parent: number])[] {
  return process.platform === "linux" ? readProc() : askPs();
}

/** A small container has no `ps`. */
function readProc(): readonly (readonly [number, number])[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      const stat = statOf(Number(name));
      return stat === undefined ? [] : [[Number(name), stat.parent] as const];
    });
}

function askPs(): readonly (readonly [number, number])[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return stdout
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)/u.exec(line))
    .flatMap((found) => (found === null ? [] : [[Number(found[1]), Number(found[2])] as const]));
}

/** The parent stands behind the state, which stands behind the name, which may hold anything. */
function statOf(pid: number): { parent: number; isZombie: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(parent), isZombie: state === "Z" };
  } catch {
    return undefined;
  }
}

/** One that ended and that nobody asked after does nothing any more. */
function lives(pid: number): boolean {
  return process.platform === "linux" ? statOf(pid)?.isZombie === false : send(pid, 0);
}

/** Whether there is such a process to send it to. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

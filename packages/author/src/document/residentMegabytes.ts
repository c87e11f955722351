import { readFileSync } from "node:fs";

const pageKilobytes = 4;

/** The memory a process holds, where the system tells (Linux); null elsewhere or when it is gone. */
export function residentMegabytes(pid: number): number | null {
  try {
    const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    return (Number(resident) * pageKilobytes) / 1024;
  } catch {
    return null;
  }
}

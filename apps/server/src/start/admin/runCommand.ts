import { commands } from "./commands.ts";
import type { CommandContext } from "./CommandContext.ts";
import { CommandError } from "./CommandError.ts";

/** How each command is called. */
export function helpText(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, about }]) => `  ${`${name} ${usage}`.trim()}\n      ${about}`,
  );
  return ["Commands:", ...lines].join("\n");
}

/** Runs the command of some arguments and returns what is printed. */
export async function runCommand(
  context: CommandContext,
  given: readonly string[],
): Promise<string> {
  const [name = "", ...rest] = given;
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!command) throw new CommandError(`There is no command "${name}".\n\n${helpText()}`);
  const needed = [...command.usage.matchAll(/<[^<>]+>/gu)].length;
  if (rest.length < needed) throw new CommandError(`Usage: ${name} ${command.usage}`);
  return command.run(context, rest);
}

import { typedIn } from "./namesUsed.ts";

/** What is called with a value and leaves it as it is. */
const harmless =
  /^(?:print|println|printf|len|sorted|list|tuple|dict|set|str|int|float|type|max|min|sum|abs|round|range|enumerate|zip|map|filter|repr|bool|any|all|isinstance|if|elif|while|for|return|switch|String|Number|Boolean|Array|sizeof|strlen)$/u;
const changing =
  "append|extend|insert|remove|pop|popitem|clear|sort|reverse|update|setdefault|add|addAll|discard|push|shift|unshift|splice|fill|set|delete|put|write|removeAll|offer|poll|enqueue|dequeue";

/** Whether a listing may change what a name stands for, or what that holds. */
export function mayChange(name: string, listing: string): boolean {
  const own = `(?<![\\p{Letter}\\p{Number}_$.])${name.replaceAll("$", String.raw`\$`)}(?![\\p{Letter}\\p{Number}_$])`;
  const part = `${own}(?:\\[[^\\]\n]*\\]|\\.[\\w$]+(?!\\s*\\())*`;
  const typed = typedIn(listing);
  return (
    new RegExp(`${part}\\s*(?:[-+*/%|&^]{0,2}=(?![=>])|\\+\\+|--)`, "u").test(typed) ||
    new RegExp(`${part}\\.(?:${changing})\\s*\\(`, "u").test(typed) ||
    new RegExp(`(?:\\+\\+|--|\\bdel\\s+|&\\s*)${own}`, "u").test(typed) ||
    [...typed.matchAll(new RegExp(`([\\w$]+)\\(([^()\n]*?,)?\\s*${own}\\s*[,)]`, "gu"))].some(
      ([whole, called = ""]) =>
        !harmless.test(called) && !typed.includes(`.${called}(`) && whole !== "",
    )
  );
}

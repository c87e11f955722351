import { babelParse, traverse, types } from "storybook/internal/babel";

/** What is written in an object, by name; nothing of what it takes from others. */
function written(object: types.Node | undefined): ReadonlyMap<string, types.Node> {
  if (!types.isObjectExpression(object)) return new Map();
  return new Map(
    object.properties.flatMap((property) =>
      types.isObjectProperty(property) && types.isIdentifier(property.key)
        ? [[property.key.name, property.value] as const]
        : [],
    ),
  );
}

/** What `inLanguages` is given within a node. */
function wordsWithin(node: types.Node): ReadonlyMap<string, types.Node> {
  let words: types.Node | undefined;
  types.traverseFast(node, (inner) => {
    if (!types.isCallExpression(inner)) return;
    if (types.isIdentifier(inner.callee, { name: "inLanguages" })) [words] = inner.arguments;
  });
  return written(words);
}

const lettersOfFrench = /[àâçéèêëîïôùûœ\u202f]/iu;
const wordsOfFrench =
  /\b(?:de|du|des|d’|l’|le|la|les|un|une|et|ou|mon|ma|mes|ton|ta|tes|ce|pour|sur|avec|dans|aux?)\b/iu;

/** Whether a node holds words that can be nothing but French. */
function isFrench(node: types.Node): boolean {
  let found = false;
  types.traverseFast(node, (inner) => {
    if (!types.isStringLiteral(inner) && !types.isJSXText(inner)) return;
    found ||= lettersOfFrench.test(inner.value) || wordsOfFrench.test(inner.value);
  });
  return found;
}

function objectOf(init: types.Node | null | undefined): types.ObjectExpression | undefined {
  const node = types.isTSSatisfiesExpression(init) ? init.expression : init;
  return types.isObjectExpression(node) ? node : undefined;
}

/** The component's own description and each story of a file, as they are written. */
function describedIn(source: string): ReadonlyMap<string, types.ObjectExpression> {
  const described = new Map<string, types.ObjectExpression>();
  traverse(babelParse(source), {
    VariableDeclarator({ node: { id, init }, parentPath: { parent } }) {
      const isStory = types.isExportNamedDeclaration(parent);
      const object = objectOf(init);
      if (object === undefined || !types.isIdentifier(id)) return;
      if (isStory || id.name === "meta") described.set(id.name, object);
    },
  });
  return described;
}

/**
 * The properties that a story file says in French or Dutch and not in English, each after its story: also
 * those of a story that would show the English words of its component in place of its own.
 */
export function unsaidInEnglish(source: string): string[] {
  const described = describedIn(source);
  const ofComponent = englishOf(described.get("meta"));
  return [...described].flatMap(([story, object]) => {
    const english = englishOf(object);
    if (english === "elsewhere") return [];
    const args = [...written(written(object).get("args"))];
    const french = args.filter(([, value]) => isFrench(value)).map(([name]) => name);
    const own = args.map(([name]) => name).filter((name) => isSaid(ofComponent, name));
    const dutch = written(wordsWithin(object).get("nl")).keys();
    return [...new Set([...french, ...own, ...dutch])]
      .filter((name) => !english.has(name))
      .map((name) => `${story}: ${name}`);
  });
}

/** Names of what is said, or `elsewhere` where they are made by a function. */
type Said = ReadonlySet<string> | "elsewhere";

function isSaid(said: Said, name: string): boolean {
  return said !== "elsewhere" && said.has(name);
}

function englishOf(object: types.ObjectExpression | undefined): Said {
  const english = object === undefined ? undefined : wordsWithin(object).get("en");
  if (english === undefined) return new Set();
  return types.isObjectExpression(english) ? new Set(written(english).keys()) : "elsewhere";
}

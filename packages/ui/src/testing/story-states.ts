import { babelParse, traverse, types } from "storybook/internal/babel";
import { storyNameFromExport } from "storybook/internal/csf";

/** What is written for a property name: a word or a string. */
function keyOf(property: types.Node): string | undefined {
  if (!types.isObjectProperty(property)) return undefined;
  const { key } = property;
  if (types.isIdentifier(key)) return key.name;
  return types.isStringLiteral(key) ? key.value : undefined;
}

/** The states that the notes of a story file promise, by their names. */
export function promisedStates(source: string): string[] {
  const promised: string[] = [];
  traverse(babelParse(source), {
    CallExpression({
      node: {
        callee,
        arguments: [notes],
      },
    }) {
      if (!types.isIdentifier(callee, { name: "documented" })) return;
      if (!types.isObjectExpression(notes)) return;
      const states = notes.properties.find((property) => keyOf(property) === "states");
      if (!types.isObjectProperty(states) || !types.isArrayExpression(states.value)) return;
      for (const name of states.value.elements)
        if (types.isStringLiteral(name)) promised.push(name.value);
    },
  });
  return promised;
}

/** What a function gives back that ends with it. */
function returned(body: types.Expression | types.BlockStatement): types.Node | null | undefined {
  if (!types.isBlockStatement(body)) return body;
  const last = body.body.at(-1);
  return types.isReturnStatement(last) ? last.argument : null;
}

/** The states that a story file shows: its stories, and all that is named on its sheets. */
export function shownStates(source: string): string[] {
  const shown: string[] = [];
  traverse(babelParse(source), {
    ExportNamedDeclaration({ node: { declaration } }) {
      if (!types.isVariableDeclaration(declaration)) return;
      for (const { id } of declaration.declarations)
        if (types.isIdentifier(id)) shown.push(storyNameFromExport(id.name));
    },
    JSXAttribute(attribute) {
      if (!types.isJSXIdentifier(attribute.node.name, { name: "states" })) return;
      const { value } = attribute.node;
      const drawn = types.isJSXExpressionContainer(value) ? value.expression : null;
      const states = types.isArrowFunctionExpression(drawn) ? returned(drawn.body) : drawn;
      if (!types.isObjectExpression(states)) return;
      shown.push(...states.properties.map(keyOf).filter((name) => name !== undefined));
    },
  });
  return shown;
}

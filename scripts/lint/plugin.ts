import { relative } from "node:path";
import { judgeDependency } from "./judgeDependency.ts";
import { judgeImport } from "./judgeImport.ts";
import type { ImportStatement } from "./judgeImport.ts";
import { superLinear } from "./superLinear.ts";

/** The part of the linter's interface that these rules use. */
interface RuleContext {
  readonly cwd: string;
  readonly filename: string;
  report(finding: { node: object; message: string }): void;
}

interface Source {
  source: { value: unknown } | null;
}

interface ModuleNode extends Source {
  importKind?: string;
  exportKind?: string;
}

interface NewNode {
  callee: { type: string; name?: string };
  arguments: unknown[];
}

interface LiteralNode {
  regex?: { pattern: string; flags: string } | null;
}

type Judge = (statement: ImportStatement, root: string) => string | undefined;

/** A rule that asks a judge about every import and re-export of a file. */
function importRule(judge: Judge) {
  return {
    create(context: RuleContext) {
      const file = relative(context.cwd, context.filename);
      function look(node: ModuleNode | Source, typeOnly: boolean): void {
        const specifier = node.source?.value;
        if (typeof specifier !== "string") return;
        const message = judge({ file, specifier, typeOnly }, context.cwd);
        if (message !== undefined) context.report({ node, message });
      }
      function visit(node: ModuleNode): void {
        look(node, node.importKind === "type" || node.exportKind === "type");
      }
      return {
        ImportDeclaration: visit,
        ExportNamedDeclaration: visit,
        ExportAllDeclaration: visit,
        ImportExpression: (node: Source) => look(node, false),
      };
    },
  };
}

/** Forbids reading the clock without being given it: `new Date()`. */
const noAmbientClock = {
  create(context: RuleContext) {
    return {
      NewExpression(node: NewNode) {
        if (node.callee.name === "Date" && node.arguments.length === 0) {
          context.report({ node, message: "Pass the time in: domain reads no clock." });
        }
      },
    };
  },
};

/** Forbids patterns that a text can be written for so that they take minutes. */
const linearPatterns = {
  create(context: RuleContext) {
    return {
      Literal(node: LiteralNode) {
        if (!node.regex) return;
        for (const message of superLinear(node.regex.pattern, node.regex.flags))
          context.report({ node, message });
      },
    };
  },
};

/** The rules of this workspace that no linter ships. */
export default {
  meta: { name: "workspace" },
  rules: {
    layers: importRule((statement) => judgeImport(statement)),
    dependencies: importRule((statement, root) => judgeDependency(root, statement)),
    "no-ambient-clock": noAmbientClock,
    "linear-patterns": linearPatterns,
  },
};

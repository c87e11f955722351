import { defineConfig } from "oxlint";

const serverSide = ["apps/server/**", "scripts/**", "e2e/**", "**/scripts/**", "*.config.ts"];

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise"],
  jsPlugins: ["./scripts/lint/plugin.ts"],
  options: { typeAware: true },
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["**/generated/**", "**/dist/**", "**/node_modules/**", "**/*.d.ts"],
  env: { builtin: true, es2024: true },
  rules: {
    "workspace/layers": "error",
    "workspace/dependencies": "error",

    eqeqeq: "error",
    "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }],
    "no-console": ["error", { allow: ["error"] }],
    "no-shadow": "off",
    "no-underscore-dangle": ["error", { allow: ["__WB_MANIFEST"] }],
    "no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_", varsIgnorePattern: "^_$", ignoreRestSiblings: true },
    ],
    "import/no-cycle": "error",
    "import/no-duplicates": "error",
    "import/no-mutable-exports": "error",
    "import/no-self-import": "error",
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": "off",

    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-exports": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
    "typescript/no-deprecated": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/no-non-null-assertion": "error",
    "typescript/no-generated-empty-object-type": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-unnecessary-type-parameters": "off",
    "typescript/no-unsafe-enum-assignment": "off",
    "typescript/no-unsafe-type-assertion": "error",
    "typescript/unbound-method": "off",
    "typescript/consistent-return": "off",
    "typescript/require-array-sort-compare": ["error", { ignoreStringArrays: true }],
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "unicorn/consistent-function-scoping": "off",
    // It means windows; workers and channels have no origin to name.
    "unicorn/require-post-message-target-origin": "off",

    "react/exhaustive-deps": "error",
    "react/no-unstable-nested-components": ["error", { allowAsProps: true }],
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/static-components": "error",
    "react/no-danger": "error",
    "react/jsx-no-target-blank": "error",

    "jsx-a11y/alt-text": "error",
    "jsx-a11y/anchor-is-valid": "error",
    "jsx-a11y/click-events-have-key-events": "error",
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/interactive-supports-focus": "error",
    "jsx-a11y/no-interactive-element-to-noninteractive-role": "error",
    "jsx-a11y/no-noninteractive-element-interactions": [
      "error",
      { handlers: ["onClick", "onMouseDown", "onMouseUp", "onKeyDown", "onKeyUp"] },
    ],
    "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region", "tabpanel"] }],
    "jsx-a11y/no-static-element-interactions": "error",
    "jsx-a11y/prefer-tag-over-role": "off",
    // A native checkbox with the role of a switch tells its state by itself; axe checks the rest.
    "jsx-a11y/role-has-required-aria-props": "off",
  },
  overrides: [
    {
      // What a learner wrote is evaluated there alone, in a thread without an origin (docs/decisions/0023).
      files: ["apps/learner/src/features/toolbox/code/sandbox/runJavaScript.ts"],
      rules: { "no-eval": "off" },
    },
    {
      // Rows that are laid out as grids on a phone lose their roles in some browsers.
      files: ["packages/ui/src/patterns/plan-comparison/PlanComparison.tsx"],
      rules: {
        "jsx-a11y/no-redundant-roles": "off",
        "jsx-a11y/no-interactive-element-to-noninteractive-role": "off",
      },
    },
    { files: serverSide, env: { node: true }, rules: { "no-console": "off" } },
    {
      files: ["packages/domain/src/**"],
      excludeFiles: ["**/*.test.ts"],
      rules: {
        "workspace/no-ambient-clock": "error",
        "no-restricted-properties": [
          "error",
          { object: "Date", property: "now", message: "Pass the time in." },
          { object: "Math", property: "random", message: "Pass a seed in." },
          { object: "performance", property: "now", message: "Pass the time in." },
        ],
        "no-restricted-globals": [
          "error",
          ...["window", "document", "navigator", "localStorage", "process", "fetch", "crypto"].map(
            (name) => ({ name, message: "domain is pure: no input or output." }),
          ),
        ],
      },
    },
    {
      // Where texts come by that members wrote.
      files: [
        "apps/*/src/**",
        "packages/{domain,i18n,offline,api-client}/src/**",
        "packages/ui/src/exercises/**",
      ],
      excludeFiles: ["**/*.test.ts", "**/*.test.tsx", "**/testing/**"],
      rules: { "workspace/linear-patterns": "error" },
    },
    {
      files: ["apps/learner/src/**/*.tsx"],
      rules: {
        "react/forbid-elements": [
          "error",
          {
            forbid: ["a", "button", "input", "select", "textarea", "dialog", "form", "label"].map(
              (element) => ({ element, message: "Take the control from the kit." }),
            ),
          },
        ],
        "react/forbid-dom-props": ["error", { forbid: ["style", "className"] }],
      },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", ".storybook/story-tests.ts"],
      plugins: ["vitest"],
      rules: {
        "vitest/expect-expect": ["error", { assertFunctionNames: ["expect*", "fc.assert"] }],
        "vitest/no-conditional-expect": "off",
        "vitest/no-focused-tests": "error",
        "vitest/require-mock-type-parameters": "off",
        "vitest/no-disabled-tests": "error",
        "vitest/valid-expect": ["error", { maxArgs: 2 }],
        "vitest/no-identical-title": "error",
      },
    },
  ],
});

type Selections = Readonly<Record<string, string | boolean | undefined>>;

/** What vanilla-extract leaves of a recipe when its styles are written. */
interface RecipeData {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Selections;
  readonly compoundVariants: readonly (readonly [Selections, string])[];
}

/** Makes a recipe: it gives the names of the classes of the variants that are chosen. */
export function createRuntimeFn(recipe: RecipeData) {
  const { defaultClassName, variantClassNames, defaultVariants, compoundVariants } = recipe;
  return (chosen: Selections = {}): string => {
    const selection = (variant: string) => chosen[variant] ?? defaultVariants[variant];
    let names = defaultClassName;
    for (const variant in variantClassNames) {
      const own = variantClassNames[variant]?.[`${selection(variant)}`];
      if (own) names += ` ${own}`;
    }
    for (const [wanted, own] of compoundVariants) {
      const variants = Object.keys(wanted);
      if (variants.every((variant) => selection(variant) === wanted[variant])) names += ` ${own}`;
    }
    return names;
  };
}

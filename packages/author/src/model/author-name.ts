/** The name under which the author without a model signs what it plans. */
export const builtInAuthor = "built-in";

/** Stands in for the catalogues on demand: the elements bring their texts themselves. */
export const loaders = { en: {}, fr: {}, nl: {} };

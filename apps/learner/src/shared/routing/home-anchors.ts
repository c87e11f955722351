/** The places of the home page that the foot of the page leads to, by their ids. */
export const homeAnchors = { about: "about", blog: "blog", contact: "contact" } as const;

/** A manual that Debian ships as a PDF, and the package that holds it. */
export interface EvaluatedDocument {
  /** Names its sheet. */
  readonly name: string;
  readonly language: "fr" | "en" | "nl";
  readonly package: string;
  /** Inside the package. */
  readonly path: string;
}

/** Manuals in three languages, translated and written in them, on more than one subject. */
export const evaluatedDocuments: readonly EvaluatedDocument[] = [
  {
    name: "faq-en",
    language: "en",
    package: "debian-faq",
    path: "usr/share/doc/debian/FAQ/debian-faq.en.pdf.gz",
  },
  {
    name: "faq-fr",
    language: "fr",
    package: "debian-faq-fr",
    path: "usr/share/doc/debian/FAQ/debian-faq.fr.pdf.gz",
  },
  {
    name: "faq-nl",
    language: "nl",
    package: "debian-faq-nl",
    path: "usr/share/doc/debian/FAQ/debian-faq.nl.pdf.gz",
  },
  {
    name: "installation-en",
    language: "en",
    package: "installation-guide-amd64",
    path: "usr/share/doc/installation-guide-amd64/en/install.en.pdf.gz",
  },
  {
    name: "installation-fr",
    language: "fr",
    package: "installation-guide-amd64",
    path: "usr/share/doc/installation-guide-amd64/fr/install.fr.pdf.gz",
  },
  {
    name: "installation-nl",
    language: "nl",
    package: "installation-guide-amd64",
    path: "usr/share/doc/installation-guide-amd64/nl/install.nl.pdf.gz",
  },
  {
    name: "reference-fr",
    language: "fr",
    package: "debian-reference-fr",
    path: "usr/share/debian-reference/debian-reference.fr.pdf",
  },
  {
    name: "school-nl",
    language: "nl",
    package: "debian-edu-doc-nl",
    path: "usr/share/doc/debian-edu-doc-nl/debian-edu-bookworm-manual.pdf",
  },
  {
    name: "music-nl",
    language: "nl",
    package: "lilypond-doc-pdf-nl",
    path: "usr/share/doc/lilypond/html/Documentation/learning.nl.pdf",
  },
];

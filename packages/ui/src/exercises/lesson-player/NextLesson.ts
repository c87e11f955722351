/** The lesson that one leads on to. */
export interface NextLesson {
  readonly title: string;
  readonly href: string;
}

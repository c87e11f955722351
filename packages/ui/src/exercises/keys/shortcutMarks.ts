/** What marks a control as pressed by a key, for who hears it and for who listens for it. */
export interface ShortcutMarks {
  readonly "aria-keyshortcuts"?: string;
  readonly "data-review-key"?: string;
}

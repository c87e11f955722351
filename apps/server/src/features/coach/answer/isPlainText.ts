/** No address and no markup is shown of what a model wrote. */
const forbidden = /https?:|www\.|<[a-z/!]|\]\(/iu;

/** Whether what a model wrote may be shown as it is. */
export function isPlainText(text: string): boolean {
  return !forbidden.test(text);
}

import { expect, test } from "vitest";
import { defaultsIn } from "./told-properties.ts";

const source = `
export interface BannerProps { readonly tone?: string }

/** Says something. */
export function Banner(props: BannerProps) {
  const {
    tone = "info, or so",
    title,
    actions: buttons = [first, second],
    onDismiss = () => {},
  } = props;
  const { other = 1 } = tone;
  return null;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { layout = "column", value } = props;
  return null;
}

export function Signed({ level = 2 }: SignedProps) {
  return null;
}
`;

test("what a body takes apart first has its defaults, as they are written", () => {
  expect(Object.fromEntries(defaultsIn(source))).toEqual({
    Banner: {
      tone: '"info, or so"',
      actions: "[first, second]",
      onDismiss: "() => {}",
    },
    Choice: { layout: '"column"' },
  });
});

export { Stack } from "../primitives/stack/Stack.tsx";
export type { StackProps } from "../primitives/stack/Stack.tsx";

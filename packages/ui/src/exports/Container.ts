export { Container, containerWidths } from "../primitives/container/Container.tsx";
export type { ContainerProps, ContainerWidth } from "../primitives/container/Container.tsx";

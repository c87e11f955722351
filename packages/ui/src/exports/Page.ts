export { Page, mainId } from "../primitives/page/Page.tsx";
export type { PageProps } from "../primitives/page/Page.tsx";

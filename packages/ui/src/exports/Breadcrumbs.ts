export { Breadcrumbs } from "../primitives/breadcrumbs/Breadcrumbs.tsx";
export type { BreadcrumbsProps, Breadcrumb } from "../primitives/breadcrumbs/Breadcrumbs.tsx";

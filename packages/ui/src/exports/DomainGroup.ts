export { DomainGroup } from "../patterns/domain-group/DomainGroup.tsx";
export type { DomainGroupProps } from "../patterns/domain-group/DomainGroup.tsx";

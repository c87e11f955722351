export { AccountMenu } from "../patterns/account-menu/AccountMenu.tsx";
export type { AccountMenuItem, AccountMenuProps } from "../patterns/account-menu/AccountMenu.tsx";

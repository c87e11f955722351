import type { ReactNode, Ref } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";
import { dataOf } from "../field/dataOf.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { KitLocale } from "../overlay/KitLocale.tsx";
import { list, panel, tab as tabClass, tabs as tabsClass } from "./Tabs.css.ts";

export interface TabView<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  readonly disabled?: boolean | undefined;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are views of. */
  readonly label: string;
  /** The views, each with its name. */
  readonly tabs: readonly TabView<Id>[];
  readonly selected: Id;
  readonly onChange: (id: Id) => void;
  /** Told when the focus leaves the row of tabs. */
  readonly onBlur?: (() => void) | undefined;
  /** The row of tabs, which has the `data-*` attributes too. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Views of one thing, one at a time. */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactNode {
  const { label, tabs, selected, onChange, onBlur, ref } = props;
  return (
    <KitLocale>
      <AriaTabs
        className={tabsClass}
        selectedKey={selected}
        onSelectionChange={(key) => {
          const chosen = tabs.find(({ id }) => id === key);
          if (chosen !== undefined) onChange(chosen.id);
        }}
      >
        <TabList {...dataOf(props)} ref={ref} aria-label={label} className={list}>
          {tabs.map(({ id, label: words, icon, disabled = false }) => (
            <Tab
              key={id}
              id={id}
              isDisabled={disabled}
              className={tabClass}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (currentTarget.parentElement?.contains(relatedTarget) !== true) onBlur?.();
              }}
            >
              {icon === undefined ? null : <Icon icon={icon} />}
              {words}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={panel}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </KitLocale>
  );
}

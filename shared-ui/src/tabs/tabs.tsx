import type { ReactNode } from 'react'
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  SelectionIndicator,
} from 'react-aria-components/Tabs'
import { classNames } from '../class-names/class-names.ts'
import classes from './tabs.module.css'

type Own = 'className' | 'style'
type Look = { className?: string | undefined }

export type TabsProps = Omit<AriaTabsProps, Own | 'orientation'> & Look
export type TabListProps = Omit<AriaTabListProps<object>, Own> & Look
export type TabPanelProps = Omit<AriaTabPanelProps, Own> & Look
export interface TabProps extends Omit<AriaTabProps, Own | 'children'>, Look {
  icon?: ReactNode
  badge?: ReactNode
  children: ReactNode
}

/** Alternative views: a `TabList` of `Tab`s, then a `TabPanel` for each of their ids. */
export function Tabs({ className, ...props }: TabsProps) {
  return <AriaTabs {...props} className={classNames(classes.root, className)} />
}

/** The row of tabs; scrolls if it is too long for the page. */
export function TabList({ className, ...props }: TabListProps) {
  return <AriaTabList {...props} className={classNames(classes.list, className)} />
}

export function Tab({ icon, badge, className, children, ...props }: TabProps) {
  return (
    <AriaTab {...props} className={classNames(classes.tab, className)}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {badge}
      <SelectionIndicator className={classNames(classes.indicator)} />
    </AriaTab>
  )
}

export function TabPanel({ className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} className={classNames(classes.panel, className)} />
}

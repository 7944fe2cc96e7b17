import { useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import type { InterestName } from '../interest-icon/interest-icon.tsx'
import classes from './interest-groups.module.css'
import { InterestToggle, InterestToggles } from './interest-toggle.tsx'

export interface InterestGroupOption<Id extends InterestName = InterestName> {
  id: string
  label: string
  /** Folded away at first, unless one of its interests is selected. */
  isFolded?: boolean | undefined
  interests: readonly { readonly id: Id; readonly label: string }[]
}

export interface InterestGroupsProps<Id extends InterestName> {
  groups: readonly InterestGroupOption<Id>[]
  value: readonly Id[]
  onChange: (value: Id[]) => void
  /** Keeps more interests from being selected. */
  isFull?: boolean | undefined
  headingLevel?: 3 | 4 | undefined
  className?: string | undefined
}

/** All interests to choose from, in groups with a heading. */
export function InterestGroups<Id extends InterestName>({
  groups,
  value,
  onChange,
  isFull = false,
  headingLevel = 3,
  className,
}: InterestGroupsProps<Id>) {
  // Only the first render counts: giving up the last one must not close its group.
  const [first] = useState(value)
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(classes.groups, className)}>
      {groups.map(({ id, label, isFolded, interests }) => {
        const ids = interests.map((one) => one.id)
        const chosen = ids.filter((one) => value.includes(one))
        const toggles = (
          <InterestToggles
            aria-label={label}
            selectedKeys={chosen}
            onSelectionChange={(keys) =>
              onChange([...value.filter((one) => !ids.includes(one)), ...ids.filter((one) => keys.has(one))])
            }
          >
            {interests.map((one) => (
              <InterestToggle key={one.id} interest={one.id} isDisabled={isFull && !value.includes(one.id)}>
                {one.label}
              </InterestToggle>
            ))}
          </InterestToggles>
        )
        if (!isFolded) {
          return (
            <div key={id} className={classes.group}>
              <Heading className={classes.heading}>{label}</Heading>
              {toggles}
            </div>
          )
        }
        return (
          <Disclosure
            key={id}
            className={classes.folded}
            headingLevel={headingLevel}
            heading={chosen.length > 0 ? `${label} (${chosen.length})` : label}
            defaultOpen={ids.some((one) => first.includes(one))}
          >
            {toggles}
          </Disclosure>
        )
      })}
    </div>
  )
}

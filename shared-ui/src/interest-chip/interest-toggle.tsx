import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup'
import { classNames } from '../class-names/class-names.ts'
import type { InterestName } from '../interest-icon/interest-icon.tsx'
import { InterestIcon } from '../interest-icon/interest-icon.tsx'
import classes from './interest-toggle.module.css'

export interface InterestToggleProps
  extends Omit<ToggleButtonProps, 'id' | 'children' | 'className' | 'style'> {
  interest: InterestName
  children: ReactNode
  className?: string | undefined
}

/** A selectable interest with icon and word; when selected, a check mark replaces the icon, so nothing moves. */
export function InterestToggle({ interest, className, children, ...props }: InterestToggleProps) {
  return (
    <ToggleButton {...props} id={interest} className={classNames(classes.root, className)}>
      {({ isSelected }) => (
        <>
          {isSelected ? (
            <Check aria-hidden="true" size={20} strokeWidth={2.5} />
          ) : (
            <InterestIcon interest={interest} size={20} />
          )}
          {children}
        </>
      )}
    </ToggleButton>
  )
}

export interface InterestTogglesProps
  extends Omit<ToggleButtonGroupProps, 'selectionMode' | 'className' | 'style'> {
  'aria-label': string
  className?: string | undefined
}

/** A group of toggles: a single tab stop with arrow keys between them, any number selected. */
export function InterestToggles({ className, ...props }: InterestTogglesProps) {
  return (
    <ToggleButtonGroup {...props} selectionMode="multiple" className={classNames(classes.group, className)} />
  )
}

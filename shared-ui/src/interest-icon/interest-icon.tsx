import type { LucideProps } from 'lucide-react'
import { interestIcons } from './interest-icons.ts'

export type InterestName = keyof typeof interestIcons

export interface InterestIconProps extends Omit<LucideProps, 'children' | 'ref' | 'strokeWidth'> {
  interest: InterestName
}

/** The icon of an interest, hidden from screen readers, since its word is beside it. 24 px by default. */
export function InterestIcon({ interest, ...props }: InterestIconProps) {
  const Icon = interestIcons[interest]
  return <Icon aria-hidden="true" {...props} strokeWidth={1.75} />
}

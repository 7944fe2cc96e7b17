import { Drama } from 'lucide-react'
import { Badge, type BadgeProps } from './badge.tsx'

/** A profile that the site made up says so by icon and by word, wherever it is shown; the children are the brand's word. */
export function FictionalBadge({ children, ...props }: BadgeProps) {
  return (
    <Badge tone="warning" {...props}>
      <Drama aria-hidden="true" />
      {children}
    </Badge>
  )
}

import { Drama } from 'lucide-react'
import { Badge, type BadgeProps } from './badge.tsx'

/** Marks a profile that the site invented, by icon and by the brand's word for it (the children), wherever it is shown. */
export function FictionalBadge({ children, ...props }: BadgeProps) {
  return (
    <Badge tone="warning" {...props}>
      <Drama aria-hidden="true" />
      {children}
    </Badge>
  )
}

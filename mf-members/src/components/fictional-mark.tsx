import { useSettings } from 'shared-state/session'
import { type BadgeProps, FictionalBadge } from 'shared-ui/badge'

/** Marks a fictional profile, in the brand's own word for it. */
export function FictionalMark(props: Omit<BadgeProps, 'children'>) {
  const { fictional_singular: word } = useSettings()
  return <FictionalBadge {...props}>{word}</FictionalBadge>
}

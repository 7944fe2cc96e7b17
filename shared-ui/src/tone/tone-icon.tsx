import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

/** A message's tone; the icon's shape shows it too, for people who cannot tell the colours apart. */
export type MessageTone = 'neutral' | 'success' | 'warning' | 'danger'

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export function ToneIcon({ tone, className }: { tone: MessageTone; className?: string | undefined }) {
  const Icon = icons[tone]
  return <Icon aria-hidden="true" className={className} />
}

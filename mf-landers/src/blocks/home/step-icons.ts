import {
  CalendarHeart,
  Coffee,
  Compass,
  Gift,
  Heart,
  MessageCircleHeart,
  ShieldCheck,
  UserRoundPlus,
} from 'lucide-react'

/** The pictures that a step can have. */
export const stepIcons = {
  profile: UserRoundPlus,
  compass: Compass,
  chat: MessageCircleHeart,
  like: Heart,
  gift: Gift,
  coffee: Coffee,
  calendar: CalendarHeart,
  shield: ShieldCheck,
} as const

export type StepIcon = keyof typeof stepIcons

export const stepIconNames = Object.keys(stepIcons) as StepIcon[]

export function isStepIcon(id: string): id is StepIcon {
  return Object.hasOwn(stepIcons, id)
}

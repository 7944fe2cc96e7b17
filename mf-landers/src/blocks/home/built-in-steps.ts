import type { Template } from '../../block/template.ts'

const STEPS = [
  ['profile', 'profile'],
  ['find', 'compass'],
  ['talk', 'chat'],
] as const

/** The steps that visitors see as long as nobody has written others. */
export const builtInSteps = (t: Parameters<Template['builtIn']>[0]) =>
  STEPS.map(([step, icon]) => ({
    icon,
    title: t(`home.steps.${step}.title`),
    text: t(`home.steps.${step}.text`),
  }))

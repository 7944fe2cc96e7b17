/** §2: names of the landing page templates. */
export const landerTemplates = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const

export type LanderTemplate = (typeof landerTemplates)[number]

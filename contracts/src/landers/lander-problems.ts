import { locales } from '../locales.ts'
import { isTakenToken } from './is-taken-token.ts'
import { lander } from './lander-block.ts'
import { type LanderContent, type LanderExperiment, SHARES } from './lander-content.ts'
import { resolveLander } from './resolve-lander.ts'

/** The parts of a document that contradict each other or cannot be shown, as paths; the schema has checked the rest. */
export function landerProblems(content: LanderContent): string[] {
  const { kind, template, slug, token, schedule, blocks, experiment } = content
  const ids = blocks.map(({ id }) => id)
  const problems = [
    kind === 'lander' && template === '' && 'template',
    kind === 'home' && (template !== '' || slug !== '') && 'slug',
    kind === 'page' && slug === '' && token === undefined && 'slug',
    kind !== 'page' && token !== undefined && 'token',
    token !== undefined && isTakenToken(token) && 'token',
    schedule?.from && schedule.to && Date.parse(schedule.from) >= Date.parse(schedule.to) && 'schedule',
    new Set(ids).size < ids.length && 'blocks',
    experiment && hasWrongVariants(experiment, ids) && 'experiment',
  ]
  const found = problems.filter((problem) => typeof problem === 'string' && problem !== '') as string[]
  return found.length > 0 || isDrawable(content) ? found : ['blocks']
}

function hasWrongVariants({ variants }: LanderExperiment, ids: readonly string[]): boolean {
  const named = variants.flatMap(({ order = [], patch }) => [...order, ...Object.keys(patch)])
  return (
    variants.reduce((sum, { share }) => sum + share, 0) !== SHARES ||
    new Set(variants.map(({ id }) => id)).size < variants.length ||
    named.some((id) => !ids.includes(id))
  )
}

/** Whether pages accept it in every language and variant. */
function isDrawable(content: LanderContent): boolean {
  const variants = [null, ...(content.experiment?.variants.map(({ id }) => id) ?? [])]
  return locales.every((locale) =>
    variants.every(
      (variant) => lander.safeParse({ blocks: resolveLander(content, locale, variant) }).success,
    ),
  )
}

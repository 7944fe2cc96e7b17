import { DEFAULT_LOCALE, locales } from '../locales.ts'
import { isTakenToken } from './is-taken-token.ts'
import { lander } from './lander-block.ts'
import { type LanderContent, type LanderExperiment, SHARES } from './lander-content.ts'
import type { LanderProblem } from './lander-problem.ts'
import type { LanderProps } from './lander-props.ts'
import { isMemberTemplate, mayHaveSlug } from './member-templates.ts'
import { missingBlocks, pageNameOf, pageProblems } from './page-problems.ts'
import { resolveLander } from './resolve-lander.ts'

/** The contradictions of a document, and what pages cannot show; the schema has checked the rest. */
export function landerProblems(content: LanderContent): LanderProblem[] {
  const { kind, template, slug, token, schedule, blocks, experiment } = content
  const ids = blocks.map(({ id }) => id)
  const page = pageNameOf(content)
  const at = (where: keyof LanderContent, rule: LanderProblem['rule'] = 'invalid'): LanderProblem => ({
    rule,
    where: [where],
  })
  const found = [
    kind === 'lander' && template === '' && at('template'),
    kind === 'member' && !isMemberTemplate(template) && at('template'),
    kind === 'member' && slug !== '' && !mayHaveSlug(template) && at('slug', 'address'),
    kind === 'home' && (template !== '' || slug !== '') && at('slug', 'address'),
    kind === 'page' && !page && slug === '' && token === undefined && at('slug', 'address'),
    page && (slug !== '' || token !== undefined) && at('slug', 'address'),
    page && experiment && at('experiment'),
    !page && blocks.some(({ when, note }) => when !== undefined || note !== undefined) && at('blocks'),
    ...(page ? pageProblems(content) : []),
    kind !== 'page' && token !== undefined && at('token', 'address'),
    token !== undefined && isTakenToken(token) && at('token', 'address'),
    isBackwards(schedule) && at('schedule', 'schedule'),
    new Set(ids).size < ids.length && at('blocks'),
    experiment && hasWrongVariants(experiment, ids) && at('experiment'),
  ].filter((problem) => typeof problem === 'object')
  return found.length > 0 || isDrawable(content) ? found : [at('blocks')]
}

function isBackwards(schedule: LanderContent['schedule']): boolean {
  return Boolean(schedule?.from && schedule.to && Date.parse(schedule.from) >= Date.parse(schedule.to))
}

/** Why a document cannot be published although it can be saved. */
export function publishProblems(content: LanderContent): LanderProblem[] {
  const empty: LanderProblem[] = isEmpty(content) ? [{ rule: 'empty', where: ['blocks'] }] : []
  return [...empty, ...missingTitles(content), ...missingBlocks(content), ...twinProblems(content)]
}

/** The variants that show visitors the same, whose figures would say nothing; empty if all differ. */
export function twinVariants(content: LanderContent): readonly string[] {
  const ids = content.experiment?.variants.map(({ id }) => id) ?? []
  const shown = ids.map((id) => JSON.stringify(locales.map((locale) => resolveLander(content, locale, id))))
  return ids.filter((_, at) => shown.some((one, other) => other !== at && one === shown[at]))
}

function twinProblems(content: LanderContent): LanderProblem[] {
  const values = twinVariants(content)
  return values.length > 0 ? [{ rule: 'variants', where: ['experiment'], values: [...values] }] : []
}

/** Whether some visitors would find nothing but the frame of the page. */
function isEmpty(content: LanderContent): boolean {
  const isText = ({ type, when }: LanderContent['blocks'][0]) => type !== 'company' && when === undefined
  return pageNameOf(content) ? !content.blocks.some(isText) : content.blocks.length === 0
}

/** The titles of blocks that visitors would find empty, since English stands in for every other language. */
export function missingTitles({ blocks, experiment }: LanderContent): LanderProblem[] {
  const titleIn = (props: LanderProps | undefined, ...where: LanderProblem['where']): LanderProblem[] =>
    props && lacksTitle(props)
      ? [{ rule: 'missing', where: [...where, 'props', 'title', DEFAULT_LOCALE] }]
      : []
  const inPatches = experiment?.variants.flatMap(({ patch }, at) =>
    Object.entries(patch).flatMap(([id, { props }]) =>
      titleIn(props, 'experiment', 'variants', at, 'patch', id),
    ),
  )
  return [...blocks.flatMap(({ props }, at) => titleIn(props, 'blocks', at)), ...(inPatches ?? [])]
}

/** Whether it has a title without a word. */
function lacksTitle({ title }: LanderProps): boolean {
  if (typeof title !== 'object' || title === null || !('en' in title)) return false
  return typeof title.en === 'string' && title.en.trim() === ''
}

function hasWrongVariants({ variants }: LanderExperiment, ids: readonly string[]): boolean {
  const named = variants.flatMap(({ order = [], patch }) => [...order, ...Object.keys(patch)])
  return (
    variants.reduce((sum, { share }) => sum + share, 0) !== SHARES ||
    new Set(variants.map(({ id }) => id)).size < variants.length ||
    named.some((id) => !ids.includes(id))
  )
}

/** Whether pages accept it in every variant and language. English, which stands in, is checked once. */
function isDrawable(content: LanderContent): boolean {
  const variants = [null, ...(content.experiment?.variants.map(({ id }) => id) ?? [])]
  const json = JSON.stringify(content)
  const written = locales.filter((locale) => locale === DEFAULT_LOCALE || json.includes(`"${locale}":`))
  return written.every((locale) =>
    variants.every(
      (variant) => lander.safeParse({ blocks: resolveLander(content, locale, variant) }).success,
    ),
  )
}

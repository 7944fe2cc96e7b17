import { DEFAULT_LOCALE, locales } from '../locales.ts'
import { isTakenToken } from './is-taken-token.ts'
import { lander } from './lander-block.ts'
import { type LanderContent, type LanderExperiment, SHARES } from './lander-content.ts'
import type { LanderProps } from './lander-props.ts'
import { isMemberTemplate, mayHaveSlug } from './member-templates.ts'
import { missingParts, pageNameOf, pageProblems } from './page-problems.ts'
import { resolveLander } from './resolve-lander.ts'

/** The parts of a document that contradict each other or cannot be shown, as paths; the schema has checked the rest. */
export function landerProblems(content: LanderContent): string[] {
  const { kind, template, slug, token, schedule, blocks, experiment } = content
  const ids = blocks.map(({ id }) => id)
  const page = pageNameOf(content)
  const problems = [
    kind === 'lander' && template === '' && 'template',
    kind === 'member' && !isMemberTemplate(template) && 'template',
    kind === 'member' && slug !== '' && !mayHaveSlug(template) && 'slug',
    kind === 'home' && (template !== '' || slug !== '') && 'slug',
    kind === 'page' && !page && slug === '' && token === undefined && 'slug',
    page && (slug !== '' || token !== undefined) && 'slug',
    page && experiment && 'experiment',
    !page && blocks.some(({ when, note }) => when !== undefined || note !== undefined) && 'blocks',
    ...(page ? pageProblems(content) : []),
    kind !== 'page' && token !== undefined && 'token',
    token !== undefined && isTakenToken(token) && 'token',
    schedule?.from && schedule.to && Date.parse(schedule.from) >= Date.parse(schedule.to) && 'schedule',
    new Set(ids).size < ids.length && 'blocks',
    experiment && hasWrongVariants(experiment, ids) && 'experiment',
  ]
  const found = problems.filter((problem) => typeof problem === 'string' && problem !== '') as string[]
  return found.length > 0 || isDrawable(content) ? found : ['blocks']
}

/** Why a document cannot be published although it can be saved, as paths. */
export function publishProblems(content: LanderContent): string[] {
  return [...(isEmpty(content) ? ['parts'] : []), ...missingTitles(content), ...missingParts(content)]
}

/** Whether some visitors would find nothing but the frame of the page. */
function isEmpty(content: LanderContent): boolean {
  const isText = ({ type, when }: LanderContent['blocks'][0]) => type !== 'company' && when === undefined
  return pageNameOf(content) ? !content.blocks.some(isText) : content.blocks.length === 0
}

/**
 * The titles of parts that visitors would find empty, as paths: English stands in for every other language. A draft may lack
 * them.
 */
export function missingTitles({ blocks, experiment }: LanderContent): string[] {
  const inBlocks = blocks.flatMap(({ props }, at) => (lacksTitle(props) ? [`blocks.${at}.props.title`] : []))
  const inPatches = experiment?.variants.flatMap(({ patch }, at) =>
    Object.entries(patch).flatMap(([id, { props }]) =>
      props && lacksTitle(props) ? [`experiment.variants.${at}.patch.${id}.props.title`] : [],
    ),
  )
  return [...inBlocks, ...(inPatches ?? [])]
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

/** Whether pages accept it in every language and variant. Where a language has no text, English stands in, which is checked once. */
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

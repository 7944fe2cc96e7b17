import {
  isMemberTemplate,
  type LanderContent,
  type LanderKind,
  type LanderTemplate,
  type MemberTemplate,
  pageNameOf,
  pageNames,
} from 'contracts'
import { foreignTo } from '../../block/foreign.tsx'
import type { Template } from '../../block/template.ts'

/** The templates of documents. The studio and its preview load the one that they need. */
const modules = {
  tinderswipe: async () => (await import('../../templates/tinderswipe.ts')).tinderswipe,
  alonetonight: async () => (await import('../../templates/alonetonight.ts')).alonetonight,
  collagelanding: async () => (await import('../../templates/collagelanding.ts')).collagelanding,
  gallery: async () => (await import('../../templates/gallery.ts')).gallery,
  iconslanding: async () => (await import('../../templates/iconslanding.ts')).iconslanding,
  maplanding: async () => (await import('../../templates/maplanding.ts')).maplanding,
  socialnetwork: async () => (await import('../../templates/socialnetwork.ts')).socialnetwork,
  transitionsvideolanding: async () =>
    (await import('../../templates/transitionsvideolanding.ts')).transitionsvideolanding,
  video: async () => (await import('../../templates/video.ts')).video,
  landing: async () => (await import('../../templates/landing.ts')).landing,
  landing2: async () => (await import('../../templates/landing2.ts')).landing2,
  landing3: async () => (await import('../../templates/landing3.ts')).landing3,
  home: async () => (await import('../../templates/home.ts')).home,
  page: async () => (await import('../../templates/page.ts')).page,
} as const satisfies Readonly<
  Record<LanderTemplate | MemberTemplate | 'home' | 'page', () => Promise<Template>>
>

export type TemplateName = keyof typeof modules

export const templateNames = Object.keys(modules) as TemplateName[]

/** The kind of a document that is made with a template. */
export function kindOf(name: string): LanderKind {
  if (name === 'home' || name === 'page') return name
  return isMemberTemplate(name) ? 'member' : 'lander'
}

/** The name of a document's template: that of its landing page, its built-in page, or else its kind. */
export function templateNameOf({ kind, template }: Pick<LanderContent, 'kind' | 'template'>): string {
  const page = pageNameOf({ kind, template })
  if (page) return `pages-${page}`
  return kind === 'lander' || kind === 'member' ? template : kind
}

/** Undefined for a template that this version doesn't have. */
export async function loadTemplate(name: string): Promise<Template | undefined> {
  const page = pageNames.find((one) => name === `pages-${one}`)
  if (page) return (await import('../../documents/static/page-template.tsx')).pageTemplate(page)
  if (!isTemplateName(name)) return undefined
  const template = await modules[name]()
  return hasAnyBlock(name) ? withEveryBlock(template) : template
}

const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(modules, name)

/** Whether its documents can have the blocks of every template: on other pages, the blocks depend on the page. */
export function hasAnyBlock(name: string): boolean {
  return name === 'page' || (isTemplateName(name) && kindOf(name) === 'lander')
}

async function withEveryBlock(template: Template): Promise<Template> {
  const { allBlocks } = await import('../../blocks/all-blocks.ts')
  return { ...template, blocks: [...template.blocks, ...foreignTo(template.blocks, allBlocks)] }
}

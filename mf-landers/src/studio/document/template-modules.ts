import {
  isMemberTemplate,
  type LanderContent,
  type LanderKind,
  type LanderTemplate,
  type MemberTemplate,
  pageNameOf,
  pageNames,
} from 'contracts'
import type { Template } from '../../landers/template.ts'

/**
 * The templates in which a document can be made, and those of pages of other kinds. The studio and its preview load the one
 * that they need.
 */
const modules = {
  tinderswipe: async () => (await import('../../landers/templates/tinderswipe.ts')).tinderswipe,
  alonetonight: async () => (await import('../../landers/templates/alonetonight.ts')).alonetonight,
  collagelanding: async () => (await import('../../landers/templates/collagelanding.ts')).collagelanding,
  gallery: async () => (await import('../../landers/templates/gallery.ts')).gallery,
  iconslanding: async () => (await import('../../landers/templates/iconslanding.ts')).iconslanding,
  maplanding: async () => (await import('../../landers/templates/maplanding.ts')).maplanding,
  socialnetwork: async () => (await import('../../landers/templates/socialnetwork.ts')).socialnetwork,
  transitionsvideolanding: async () =>
    (await import('../../landers/templates/transitionsvideolanding.ts')).transitionsvideolanding,
  video: async () => (await import('../../landers/templates/video.ts')).video,
  landing: async () => (await import('../../landers/templates/landing.ts')).landing,
  landing2: async () => (await import('../../landers/templates/landing2.ts')).landing2,
  landing3: async () => (await import('../../landers/templates/landing3.ts')).landing3,
  home: async () => (await import('../../landers/templates/home.ts')).home,
  page: async () => (await import('../../landers/templates/page.ts')).page,
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

/** The name under which the template of a document is loaded: that of its landing page, its built-in page, or else its kind. */
export function templateNameOf({ kind, template }: Pick<LanderContent, 'kind' | 'template'>): string {
  const page = pageNameOf({ kind, template })
  if (page) return `pages-${page}`
  return kind === 'lander' || kind === 'member' ? template : kind
}

/** Undefined for a template that this version doesn't have. */
export async function loadTemplate(name: string): Promise<Template | undefined> {
  const page = pageNames.find((one) => name === `pages-${one}`)
  if (page) return (await import('../../static/page-template.tsx')).pageTemplate(page)
  return Object.hasOwn(modules, name) ? modules[name as TemplateName]() : undefined
}

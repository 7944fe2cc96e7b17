import type { Niche } from 'contracts'
import type { useWords } from '../../use-words.ts'
import { loadTemplate, type TemplateName, templateNames } from './template-modules.ts'

type Outlines = Readonly<Partial<Record<TemplateName, readonly string[]>>>

/** The types of the blocks that each template has built in, from top to bottom. */
export async function loadOutlines(niche: Niche): Promise<Outlines> {
  const withoutWords = ((key: string) => key) as ReturnType<typeof useWords>
  const outlines = await Promise.all(
    templateNames.map(async (name) => {
      const template = await loadTemplate(name)
      return [name, template?.builtIn(withoutWords, niche).map(({ type }) => type) ?? []] as const
    }),
  )
  return Object.fromEntries(outlines)
}

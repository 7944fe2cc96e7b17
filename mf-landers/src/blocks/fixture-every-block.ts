import type { LanderBlock } from 'contracts'
import { word } from 'shared-state/i18n'
import { startLanders } from '../documents/fixture-lander.tsx'
import { loadTemplate, templateNames } from '../studio/document/template-modules.ts'
import { allBlocks } from './all-blocks.ts'
import { textBlock } from './text/text-block.tsx'

/** For tests: a block of each type that any page can have, with the texts that its template has built in. */
export async function everyBlock(): Promise<readonly LanderBlock[]> {
  startLanders()
  const t = (key: string) => word('mf-landers', key) ?? ''
  const text = textBlock.of('party', {
    level: 'page',
    title: 'Summer party',
    body: [{ p: ['Bring friends.'] }],
  })
  const templates = await Promise.all(templateNames.map(loadTemplate))
  const all = [text, ...templates.flatMap((template) => template?.builtIn(t, 1) ?? [])].filter(({ type }) =>
    allBlocks.some((block) => block.type === type),
  )
  const first = all.filter(({ type }, index) => index === all.findIndex((block) => block.type === type))
  return first.map((block) => ({ ...block, id: block.type }))
}

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOutdated, type LanderContent, landerContent } from 'contracts'
import { expect, test } from 'vitest'
import { CommandError } from '../../db/run-command.ts'
import { landerContentOf } from '../../features/landers/fixture-lander.ts'
import { saveLander } from '../../features/landers/studio/change-lander.ts'
import { openWorld } from '../../fixtures/world.ts'
import { readLandersCommand } from './read-landers-command.ts'

const { database } = await openWorld()
const folder = await mkdtemp(join(tmpdir(), 'landers-'))

/** Runs a command as typed; returns its output, or undefined if it prints the usage. */
async function landers(...args: string[]) {
  try {
    return await readLandersCommand(args)?.(database)
  } catch (error) {
    if (error instanceof CommandError) return `refused: ${error.message}`
    throw error
  }
}

async function fileWith(content: unknown) {
  const path = join(folder, 'lander.json')
  await writeFile(path, JSON.stringify(content))
  return path
}

test('a document can be published from a file, listed, shown and reverted', async () => {
  expect(await landers('list')).toBe('No documents.')
  const first = await landers('publish', await fileWith(landerContentOf()))
  const id = /of (\S+) now/.exec(first ?? '')?.[1] ?? ''
  expect(first).toBe(`Visitors get revision 1 of ${id} now.`)
  const meta = { ...landerContentOf().meta, title: { en: 'Second' } }
  const second = await landers('publish', await fileWith(landerContentOf({ meta })))
  expect(second).toBe(`Visitors get revision 2 of ${id} now.`)
  expect(await landers('list')).toMatch(/lander +gallery +summer +– +live +2 +2 /)
  expect(await landers('show', id)).toContain('"en": "Second"')
  expect(JSON.parse((await landers('show', id, '1')) ?? '')).toEqual(landerContentOf())
  expect(await landers('revert', id, '1')).toContain('revision 3')
  expect(await landers('history', id)).toMatch(/3 +\S+ \S+ +\S+ +1 +yes/)
  expect(await landers('publish', id)).toBe(`Visitors get revision 3 of ${id} now.`)
  const third = { ...landerContentOf(), niche: 2 as const }
  await database.inTransaction((tx) =>
    saveLander(tx, { brandId: 'amberly', author: 'Robin' }, { id, rev: 3, content: third }, new Date()),
  )
  expect(await landers('revert', id, '4')).toBe('refused: That revision was never published.')
  expect(await landers('show', id, '--brand', 'marigold')).toContain('refused')
})

test('a document with a schedule says from when and until when visitors get it', async () => {
  const publish = async (schedule: LanderContent['schedule']) => {
    const said = await landers('publish', await fileWith(landerContentOf({ slug: 'later', schedule })))
    return said?.replace(/of \S+ /, 'of it ')
  }
  const [from, to] = ['2101-01-31T12:00:00.000Z', '2101-02-28T12:00:00.000Z']
  expect(await publish({ from })).toBe(`Visitors get revision 1 of it from ${from}.`)
  expect(await publish({ from, to })).toBe(`Visitors get revision 2 of it from ${from}, until ${to}.`)
  expect(await publish({ to })).toBe(`Visitors get revision 3 of it now, until ${to}.`)
  const past = '2021-01-31T12:00:00.000Z'
  expect(await publish({ to: past })).toMatch(/^Nobody gets revision 4 .* its time ended at 2021-01-31T12:00/)
})

test('a file whose English alone has changed leaves the translations marked as older', async () => {
  const titled = (en: string) => ({ title: { en, fi: 'Kesä' }, description: { en: 'Meet somebody.' } })
  const first = landerContentOf({ slug: 'older', meta: titled('Summer') })
  const [, id = ''] = /of (\S+) now/.exec((await landers('publish', await fileWith(first))) ?? '') ?? []
  const second = landerContentOf({ slug: 'older', meta: titled('Winter') })
  await landers('publish', await fileWith(second))
  const stored = landerContent.parse(JSON.parse((await landers('show', id)) ?? ''))
  expect(isOutdated(stored, stored.meta.title, 'fi')).toBe(true)
})

test('a built-in page can be shown, changed in a file and published', async () => {
  const shown = JSON.parse((await landers('show', 'faq')) ?? '')
  expect(shown).toMatchObject({ kind: 'page', template: 'faq', slug: '' })
  const [lead, ...others] = shown.blocks
  const changed = {
    ...shown,
    blocks: [{ ...lead, props: { body: { en: [{ p: ['Ask {{site}}.'] }] } } }, ...others],
  }
  expect(await landers('publish', await fileWith(changed))).toContain('revision 1')
  expect(JSON.parse((await landers('show', 'faq')) ?? '')).toEqual(changed)
  expect(JSON.parse((await landers('show', 'faq', '--brand', 'marigold')) ?? '').blocks).toEqual(shown.blocks)
})

test('a file that is no document is refused with the reason', async () => {
  const hostile = { ...landerContentOf(), meta: { title: { en: '<script>' }, description: { en: 'x' } } }
  expect(await landers('publish', await fileWith(hostile))).toContain('meta.title.en')
  expect(await landers('publish', await fileWith({ ...landerContentOf(), template: '' }))).toContain(
    'template',
  )
  expect(await landers('publish', join(folder, 'nothing.json'))).toContain('no file')
})

test.each([[['list', 'x']], [['show']], [['publish']], [['revert', 'x']], [['revert', 'x', 'y']], [['x']]])(
  'landers %j prints the usage',
  async (args) => {
    expect(await landers(...args)).toBeUndefined()
  },
)

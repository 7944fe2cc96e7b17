import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUNDLE_FILE, type Bundle } from '../../../data/index.ts'
import { bundleKey, checkDists, droppedPages, Refused, type Storage } from '../../../registry/index.ts'
import { BUILT_OPTION, BUILT_WORDS, builtFolders } from '../built-folders.ts'
import { command } from '../command.ts'
import { PROGRAM } from '../usage.ts'

export const gateCommand = command({
  name: 'gate',
  words: BUILT_WORDS,
  about: 'builds bundles if they changed, and checks whether they may be published; stores nothing',
  options: { dist: BUILT_OPTION },
  async run({ workspace, storage, words, options }) {
    const dists = await builtFolders(workspace, words, options.dist)
    const [first, ...more] = await checkDists(storage, dists)
    if (first) throw new Refused(first, ...more)
    const passed = await Promise.all(dists.map((dist) => passedBundle(storage, dist)))
    const fresh = passed.filter(({ isPublished }) => !isPublished)
    const selected = fresh.map(({ name, dist }) => (options.dist === undefined ? name : `--dist ${dist}`))
    const rows = passed.map(({ dist: _dist, ...bundle }) => ({ ...bundle, refused: [] }))
    return {
      json: rows.length === 1 ? rows[0] : rows,
      lines: [
        ...passed.map(({ name, version }) => `${name} ${version} passes the gate.`),
        ...passed.flatMap(({ warnings }) => warnings).map((warning) => `Warning: ${warning}`),
        ...passed
          .filter(({ isPublished }) => isPublished)
          .map(
            ({ name, version }) =>
              `${name} ${version} is already published, so it can only be promoted: ${PROGRAM} promote ${name}@${version}`,
          ),
        ...(selected.length > 0
          ? [`Publish ${selected.length === 1 ? 'it' : 'them'}: ${PROGRAM} publish ${selected.join(' ')}`]
          : []),
      ],
    }
  },
})

async function passedBundle(storage: Storage, dist: string) {
  const { name, version } = JSON.parse(await readFile(join(dist, BUNDLE_FILE), 'utf8')) as Bundle
  const isPublished = (await storage.read(bundleKey(name, version))) !== null
  return { name, version, dist, isPublished, warnings: await droppedPages(storage, dist) }
}

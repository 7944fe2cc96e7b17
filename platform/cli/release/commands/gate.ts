import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUNDLE_FILE, type Bundle } from '../../../data/index.ts'
import { bundleKey, checkDist, droppedPages, Refused } from '../../../registry/index.ts'
import { BUILT_OPTION, BUILT_WORDS, builtFolder } from '../built-folder.ts'
import { command } from '../command.ts'
import { PROGRAM } from '../usage.ts'

export const gateCommand = command({
  name: 'gate',
  words: BUILT_WORDS,
  about: 'builds a bundle if it changed, and checks whether it may be published; stores nothing',
  options: { dist: BUILT_OPTION },
  async run({ workspace, storage, words: [bundle], options }) {
    const dist = await builtFolder(workspace, bundle, options.dist)
    const [first, ...more] = await checkDist(storage, dist)
    if (first) throw new Refused(first, ...more)
    const { name, version } = JSON.parse(await readFile(join(dist, BUNDLE_FILE), 'utf8')) as Bundle
    const warnings = await droppedPages(storage, dist)
    const isPublished = (await storage.read(bundleKey(name, version))) !== null
    const next = isPublished
      ? `It is already published, so it can only be promoted: ${PROGRAM} versions ${name}`
      : `Publish it: ${PROGRAM} publish ${options.dist === undefined ? name : `--dist ${dist}`}`
    return {
      json: { name, version, isPublished, refused: [], warnings },
      lines: [
        `${name} ${version} passes the gate.`,
        ...warnings.map((warning) => `Warning: ${warning}`),
        next,
      ],
    }
  },
})

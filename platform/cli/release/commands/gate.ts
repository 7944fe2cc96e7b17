import { step } from '../../step.ts'
import { BUILT_OPTION, BUILT_WORDS, builtFolders } from '../built-folders.ts'
import { releaseCommand } from '../command.ts'

export const gateCommand = releaseCommand({
  name: 'gate',
  words: BUILT_WORDS,
  about: 'builds bundles if they changed, and checks whether they may be published; stores nothing',
  options: { dist: BUILT_OPTION },
  async run({ workspace, releases, hint, words, options }) {
    const dists = await builtFolders(workspace, words, options.dist, { checksTypes: true })
    const checked = await step('Checking', () => releases.check(dists))
    const rows = checked.map((build) => ({ ...build, refused: [] }))
    const fresh = dists.flatMap((dist, index) => {
      const build = checked[index]
      if (!build || build.isPublished) return []
      return [options.dist === undefined ? build.name : `--dist ${dist}`]
    })
    return {
      json: rows.length === 1 ? rows[0] : rows,
      lines: [
        ...checked.map(({ name, version }) => `${name} ${version} passes the gate.`),
        ...checked.flatMap(({ warnings }) => warnings.map((warning) => `Warning: ${warning}`)),
        ...checked
          .filter(({ isPublished }) => isPublished)
          .map(
            ({ name, version }) =>
              `${name} ${version} is already published, so it can only be promoted: ${hint(`promote ${name}@${version}`)}`,
          ),
        ...(fresh.length > 0
          ? [
              fresh.length === 1
                ? `Publish it: ${hint(`publish ${fresh.join(' ')}`)}`
                : `Publish them: ${hint(`publish ${fresh.join(' ')} --all`)}`,
            ]
          : []),
      ],
    }
  },
})

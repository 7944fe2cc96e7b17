import { UsageError } from '../../workspace.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { releaseCommand } from '../command.ts'

export const pruneCommand = releaseCommand({
  name: 'prune',
  words: [],
  about: 'deletes versions that nothing has needed for a while',
  options: {
    days: {
      type: 'string',
      value: 'number',
      about: 'keeps what was served or published since then; 30 by default',
    },
    by: BY_OPTION,
  },
  async run({ workspace, releases, options: { days = '30', by } }) {
    if (!/^\d{1,5}$/.test(days)) throw new UsageError(`--days is a whole number of days, not '${days}'.`)
    const pruned = await releases.prune({ days: Number(days), ...(await authorOf(workspace.root, by)) })
    return {
      json: pruned,
      lines:
        pruned.length === 0
          ? [
              `There is nothing to delete: every version is served, or was served or published in the last ${Number(days) === 1 ? 'day' : `${days} days`}.`,
            ]
          : pruned.map(({ name, version }) => `${name} ${version} is deleted.`),
    }
  },
})

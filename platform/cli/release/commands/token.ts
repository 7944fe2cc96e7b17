import {
  createToken,
  listTokens,
  type ReleaseToken,
  revokeToken,
} from '../../../plugins/network-releases/tokens/token.ts'
import { listOf } from '../../../registry/index.ts'
import { UsageError } from '../../workspace.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { type CommandOutput, command } from '../command.ts'
import { openStorage } from '../open-releases.ts'
import { formatTime } from '../output/format-time.ts'
import { table } from '../output/table.ts'
import { PROGRAM } from '../usage.ts'

export const tokenCommand = command({
  name: 'token',
  words: ['<create|list|revoke>', '[team|id]'],
  about: 'manages the tokens with which teams release over the network',
  options: {
    remotes: {
      type: 'string',
      value: 'names',
      about: 'limits it to these bundles, such as mf-cart,mf-search',
    },
    new: { type: 'boolean', about: 'lets it publish under new names, which its team then owns' },
    all: {
      type: 'boolean',
      about: 'for the operators: every bundle, and own and prune, too',
    },
    by: BY_OPTION,
  },
  async run({ workspace, words: [action, subject], options }): Promise<CommandOutput> {
    const storage = await openStorage(workspace)
    if (action === 'list') {
      const tokens = await listTokens(storage)
      const lines = tokens.length > 0 ? table(tokens.map(cells)) : ['There are no tokens.']
      return { json: tokens.map(withoutHash), lines }
    }
    if (action === 'create' && subject !== undefined) {
      const remotes = options.remotes?.split(',').map((name) => name.trim()) ?? []
      const { new: mayClaim = false, all: isForAll = false } = options
      if (isForAll && (mayClaim || remotes.length > 0))
        throw new UsageError('--all includes everything: leave --remotes and --new out.')
      const rights = { team: subject, remotes, mayClaim, isForAll }
      const { by } = await authorOf(workspace.root, options.by)
      const { text, token } = await createToken(storage, rights, { by })
      return { json: { ...withoutHash(token), token: text }, lines: [text, ...createdSentences(token)] }
    }
    if (action === 'revoke' && subject !== undefined) {
      const token = await revokeToken(storage, subject)
      const of = token.team === undefined ? '' : ` of the team '${token.team}'`
      return { json: withoutHash(token), lines: [`The token ${token.id}${of} is revoked.`] }
    }
    throw new UsageError(`Write ${PROGRAM} token create <team>, token list or token revoke <id>.`)
  },
})

function createdSentences({ team, remotes, mayClaim, isForAll }: ReleaseToken): string[] {
  const owned = remotes.length > 0 ? listOf(remotes) : 'everything that it owns'
  const claims = mayClaim ? ', and publish under new names, which it then owns' : ''
  const rights = isForAll
    ? 'release every bundle of the site, hand names over, and delete old versions'
    : `release ${owned}${claims}`
  return [
    `With this token, the team '${team}' may ${rights}.`,
    'Store it as RELEASE_TOKEN among the secrets of its CI. It cannot be shown again.',
  ]
}

function rightsText({ remotes, mayClaim, isForAll }: ReleaseToken): string {
  if (isForAll) return 'everything'
  const owned = remotes.length > 0 ? remotes.join(', ') : 'all that it owns'
  return mayClaim ? `${owned}, new names` : owned
}

function cells(token: ReleaseToken): string[] {
  return [token.id, token.team, rightsText(token), formatTime(token.createdAt), token.by ?? '']
}

function withoutHash<T extends Partial<ReleaseToken>>({ hash: _hash, ...token }: T): Omit<T, 'hash'> {
  return token
}

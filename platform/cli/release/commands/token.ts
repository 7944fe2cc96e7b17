import { createToken, listTokens, type ReleaseToken, revokeToken } from '../../../registry/index.ts'
import { UsageError } from '../../workspace.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { type CommandOutput, command } from '../command.ts'
import { formatTime } from '../format-time.ts'
import { table } from '../table.ts'

export const tokenCommand = command({
  name: 'token',
  words: ['<create|list|revoke>', '[team|id]'],
  about: 'manages the tokens with which teams release over the network',
  options: {
    remotes: { type: 'string', value: 'names', about: 'only for these, such as mf-cart,mf-search' },
    new: { type: 'boolean', about: 'may publish under new names, which the team then owns' },
    by: BY_OPTION,
  },
  async run({ workspace, storage, words: [action, subject], options }): Promise<CommandOutput> {
    if (action === 'list') {
      const tokens = await listTokens(storage)
      const lines = tokens.length > 0 ? table(tokens.map(cells)) : ['There is no token.']
      return { json: tokens.map(withoutHash), lines }
    }
    if (action === 'create' && subject !== undefined) {
      const remotes = options.remotes?.split(',').map((name) => name.trim()) ?? []
      const rights = { team: subject, remotes, mayClaim: options.new ?? false }
      const { by } = await authorOf(workspace.root, options.by)
      const { text, token } = await createToken(storage, rights, { by })
      return { json: { ...withoutHash(token), token: text }, lines: [text, ...createdSentences(token)] }
    }
    if (action === 'revoke' && subject !== undefined) {
      const token = await revokeToken(storage, subject)
      return { json: withoutHash(token), lines: [`The token ${token.id} of '${token.team}' is revoked.`] }
    }
    throw new UsageError('Write token create <team>, token list, or token revoke <id>.')
  },
})

function createdSentences({ team, remotes, mayClaim }: ReleaseToken): string[] {
  return [
    `The team '${team}' may release ${rightsText({ team, remotes, mayClaim })} with it.`,
    'Store it as RELEASE_TOKEN in a secret of the CI: it cannot be shown again.',
  ]
}

function rightsText({ remotes, mayClaim }: Pick<ReleaseToken, 'team' | 'remotes' | 'mayClaim'>): string {
  const owned = remotes.length > 0 ? remotes.join(', ') : 'what it owns'
  return mayClaim ? `${owned}, and new names` : owned
}

function cells(token: ReleaseToken): string[] {
  return [token.id, token.team, rightsText(token), formatTime(token.createdAt), token.by ?? '']
}

function withoutHash({ hash: _hash, ...token }: ReleaseToken): Omit<ReleaseToken, 'hash'> {
  return token
}

import { ownerText } from '../../../registry/index.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { releaseCommand } from '../command.ts'
import { bundleName } from '../name.ts'

export const ownCommand = releaseCommand({
  name: 'own',
  words: ['<bundle>'],
  about: 'shows the owner of a name, or hands it over: nobody else can publish under it',
  options: {
    source: { type: 'string', value: 'workspace/folder', about: 'publish it from there from now on' },
    team: { type: 'string', value: 'team', about: 'let the tokens of this team release it' },
    by: BY_OPTION,
  },
  async run({ workspace, releases, words: [bundle = ''], options: { source, team, by } }) {
    const name = await bundleName(workspace, releases, bundle)
    if (source === undefined && team === undefined) {
      const owner = await releases.owner(name)
      const text = ownerText(owner)
      const line =
        text === ''
          ? `Nobody owns ${name} yet. Its next publisher becomes the owner.`
          : `${name} belongs to ${text}.`
      return { json: owner, lines: [line] }
    }
    const to = { ...(source !== undefined && { source }), ...(team !== undefined && { team }) }
    const owner = await releases.own(name, { to, ...(await authorOf(workspace.root, by)) })
    return { json: owner, lines: [`${name} belongs to ${ownerText(owner)} now.`] }
  },
})

import { paths, searchQuery } from 'contracts'
import { remote } from 'platform/protocol'

export default remote({
  name: 'mf-members',
  routes: [
    { name: 'index', path: paths.index, layout: 'default', access: 'member' },
    {
      name: 'members',
      path: paths.members,
      layout: 'default',
      access: 'search',
      query: [...Object.keys(searchQuery.shape), 'pageNumber', 'similarPage', 'at'],
    },
    { name: 'members-id', path: paths['members-id'], layout: 'default', access: 'search' },
    { name: 'likes', path: paths.likes, layout: 'default', access: 'member' },
    {
      name: 'likes-type',
      path: paths['likes-type'],
      layout: 'default',
      access: 'member',
      only: { type: ['received', 'matches', 'given'] },
    },
    { name: 'likes-m-id', path: paths['likes-m-id'], layout: 'default', access: 'member' },
    { name: 'match-finder', path: paths['match-finder'], layout: 'default', access: 'member' },
    { name: 'swipe-game', path: paths['swipe-game'], layout: 'default', access: 'member' },
    { name: 'signup-matches', path: paths['signup-matches'], layout: 'default', access: 'member' },
  ],
  slots: [
    { slot: 'overlay', widget: 'match', access: 'member' },
    { slot: 'overlay', widget: 'like', access: 'member' },
    { slot: 'overlay', widget: 'report', access: 'member' },
    { slot: 'overlay', widget: 'block', access: 'member' },
  ],
})

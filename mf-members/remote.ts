import { paths } from 'contracts'
import { remote } from 'platform/data'

export default remote({
  name: 'mf-members',
  routes: [{ name: 'members', path: paths.members, layout: 'default', access: 'search' }],
})

import { paths } from 'contracts'
import { remote } from 'platform/data'

export default remote({
  name: 'mf-landers',
  routes: [{ name: 'index', path: paths.index, layout: 'default', access: 'visitor' }],
})

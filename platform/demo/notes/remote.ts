import { remote } from 'platform/protocol'

export default remote({
  name: 'notes',
  routes: [
    { name: 'notes', path: '/notes', layout: 'page', access: 'anyone' },
    { name: 'note', path: '/notes/:name', layout: 'page', access: 'anyone' },
  ],
})

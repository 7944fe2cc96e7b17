import { remote } from 'platform/data'

export default remote({
  name: 'notes',
  routes: [
    { name: 'notes', path: '/notes', layout: 'page', access: 'anyone' },
    { name: 'note', path: '/notes/:name', layout: 'page', access: 'anyone' },
  ],
})

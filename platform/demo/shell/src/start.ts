import { federationTools } from 'platform/plugins/federation-tools'
import { inspector } from 'platform/plugins/inspector'
import { startShell } from 'platform/runtime/shell'
import { options } from './options.ts'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root element.')

startShell({
  ...options,
  element,
  plugins: [federationTools(), inspector(() => process.env['NODE_ENV'] === 'development')],
  onStray: (error, remote) => console.warn(`${remote ?? 'The shell'} threw outside of rendering.`, error),
})

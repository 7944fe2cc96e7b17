import { startShell } from 'platform/runtime/shell'
import { pageData } from '../../kit/page-data.ts'
import { options } from './options.ts'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root element.')

const loaded = JSON.parse(document.getElementById('platform-data')?.textContent ?? '{}') as object
for (const [address, data] of Object.entries(loaded)) pageData.set(address, data)

startShell({
  ...options,
  element,
  onStray: (error, remote) => console.warn(`${remote ?? 'The shell'} threw outside of rendering.`, error),
})

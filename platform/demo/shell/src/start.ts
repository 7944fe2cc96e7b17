import { startShell } from 'platform/runtime/shell'
import { Frame } from './frame.tsx'
import { addWords } from './titles.ts'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root element.')

startShell({
  element,
  Root: Frame,
  // Wraps every React root in the document, those of the remotes too: the place for shared providers.
  wrap: ({ children }) => children,
  guards: { anyone: () => ({ allow: true }) },
  admits: () => true,
  locale: () => 'en',
  inspector: () => process.env['NODE_ENV'] === 'development',
  addWords,
  onStray: (error, remote) => console.warn(`${remote ?? 'The shell'} threw outside of rendering.`, error),
})

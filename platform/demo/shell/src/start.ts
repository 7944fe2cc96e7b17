import { startShell } from 'platform/runtime/shell'
import { Frame } from './frame.tsx'
import { addWords } from './titles.ts'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no element #root to draw in.')

startShell({
  element,
  Root: Frame,
  // Around every React root of the page, each remote's too: the place for providers that all of them need.
  wrap: ({ children }) => children,
  guards: { anyone: () => ({ allow: true }) },
  admits: () => true,
  locale: () => 'en',
  addWords,
  onStray: (error, remote) => console.warn(`${remote ?? 'The shell'} threw outside of rendering.`, error),
})

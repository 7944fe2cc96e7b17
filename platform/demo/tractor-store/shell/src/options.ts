import type { ShellOptions } from 'platform/runtime/shell'
import { Frame } from './frame.tsx'
import { addWords } from './titles.ts'

/** The options that a browser and the server share. */
export const options = {
  Root: Frame,
  wrap: ({ children }) => children,
  guards: { anyone: () => ({ allow: true }) },
  admits: () => true,
  locale: () => 'en',
  addWords,
} satisfies Partial<ShellOptions>

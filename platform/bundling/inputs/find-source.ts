import { statSync } from 'node:fs'

const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx']

/** Finds the file that an import means, which may leave out the ending. */
export function findSource(path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  )
}

import { expect, test } from 'vitest'
import { parsePostmasterFile, withImpossiblePid } from './postmaster-file.ts'

const written = '3424\n/data/cluster\n1795274175\n5432\n/data/run\n\n  2493200        28\nready   \n'

test('reads the process id and whether the server is ready', () => {
  expect(parsePostmasterFile(written)).toEqual({ pid: 3424, isReady: true })
  expect(parsePostmasterFile(written.replace('ready   ', 'starting'))).toEqual({ pid: 3424, isReady: false })
  expect(parsePostmasterFile('3424\n/data/cluster\n')).toEqual({ pid: 3424, isReady: false })
})

test.each(['', '\n', 'garbage\n', '0\n', '-12\n'])('%j names no process', (text) => {
  expect(parsePostmasterFile(text)).toBeUndefined()
})

test('an invalidated file names an impossible process, and the same shared memory', () => {
  expect(withImpossiblePid(written)).toBe(written.replace('3424', '4194305'))
})

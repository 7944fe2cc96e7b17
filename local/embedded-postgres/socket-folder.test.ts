import { expect, test } from 'vitest'
import { socketFolder } from './socket-folder.ts'

test('the sockets are in the state folder if their path is short enough', () => {
  expect(socketFolder('/home/ann/amberly/.amberly/database')).toBe('/home/ann/amberly/.amberly/database/run')
})

test('a long path is replaced by a short one that is stable and unique', () => {
  const deep = `/home/ann/${'projects/'.repeat(12)}.amberly/database`
  expect(socketFolder(deep)).toMatch(/^\/tmp\/amberly-[\da-f]{12}$/)
  expect(socketFolder(deep)).toBe(socketFolder(deep))
  expect(socketFolder(`${deep}2`)).not.toBe(socketFolder(deep))
})

test('the limit counts bytes', () => {
  expect(socketFolder(`/home/${'ä'.repeat(41)}`)).toMatch(/^\/tmp/)
  expect(socketFolder(`/home/${'a'.repeat(41)}`)).toMatch(/^\/home/)
})

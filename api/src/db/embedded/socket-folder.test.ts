import { expect, test } from 'vitest'
import { socketFolder } from './socket-folder.ts'

test('sockets lie beside the database, where their path is short enough for the system', () => {
  expect(socketFolder('/home/ann/amberly/.amberly/database')).toBe('/home/ann/amberly/.amberly/database/run')
})

test('a state folder that lies deep gives them a short name, always the same, and each its own', () => {
  const deep = `/home/ann/${'projects/'.repeat(12)}.amberly/database`
  expect(socketFolder(deep)).toMatch(/^\/tmp\/amberly-[\da-f]{12}$/)
  expect(socketFolder(deep)).toBe(socketFolder(deep))
  expect(socketFolder(`${deep}2`)).not.toBe(socketFolder(deep))
})

test('what counts is bytes', () => {
  expect(socketFolder(`/home/${'ä'.repeat(41)}`)).toMatch(/^\/tmp/)
  expect(socketFolder(`/home/${'a'.repeat(41)}`)).toMatch(/^\/home/)
})

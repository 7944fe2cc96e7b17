import { expect, test } from 'vitest'
import { chosenVersions } from './chosen-versions.ts'

test.each([
  [['chat'], [{ name: 'chat' }]],
  [['chat', '1.3.0-9d1c2ab'], [{ name: 'chat', version: '1.3.0-9d1c2ab' }]],
  [['chat@1.3.0-9d1c2ab'], [{ name: 'chat', version: '1.3.0-9d1c2ab' }]],
  [
    ['shell', 'chat'],
    [{ name: 'shell' }, { name: 'chat' }],
  ],
  [
    ['shell@2.0.0-a', 'chat', 'members@1.1.0-b'],
    [{ name: 'shell', version: '2.0.0-a' }, { name: 'chat' }, { name: 'members', version: '1.1.0-b' }],
  ],
])('reads %j', (words, chosen) => {
  expect(chosenVersions(words)).toEqual(chosen)
})

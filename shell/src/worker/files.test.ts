import { expect, test } from 'vitest'
import { isFile } from './files.ts'

test.each([
  ['https://site.example/bundles/shell/1.0.0-abc/main.0a1b2c3d.js', true],
  ['https://cdn.example/bundles/mf-chat/1.0.0-abc/12.0a1b2c3d.css', true],
  ['https://site.example/bundles/shell/1.0.0-abc/bundle.json', false],
  ['https://site.example/bundles/shell/1.0.0-abc/main.js', false],
  ['https://site.example/registry.json', false],
  ['https://site.example/api/chats.php', false],
  ['https://site.example/media/portrait.0a1b2c3d.webp', false],
  ['https://site.example/members', false],
])('only files of bundles with a hash in their name are stored: %s, %j', (url, expected) => {
  expect(isFile(url)).toBe(expected)
})

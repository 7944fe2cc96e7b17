import { expect, test } from 'vitest'
import { temporaryStorage } from '../../../registry/bundles/fixture-bundle.ts'
import { createToken, findToken, listTokens, revokeToken } from './token.ts'

const rights = { team: 'chat', remotes: ['mf-chat'], mayClaim: false }

test('finds a token by its text, and only a hash of its secret is stored', async () => {
  const storage = await temporaryStorage()
  const { text, token } = await createToken(storage, rights, { by: 'Ann' })
  expect(await findToken(storage, text)).toEqual(token)
  const secret = text.slice(text.lastIndexOf(token.id) + token.id.length + 1)
  expect(secret).toMatch(/^[\w-]{43}$/)
  for (const key of await storage.list('')) {
    expect((await storage.read(key))?.toString()).not.toContain(secret)
  }
})

test('finds nothing for another secret, an unknown token, or any other text', async () => {
  const storage = await temporaryStorage()
  const { text } = await createToken(storage, rights)
  const other = (await createToken(storage, { ...rights, team: 'pay' })).text
  const mixed = `${text.slice(0, 25)}${other.slice(25)}`
  expect(mixed).toHaveLength(text.length)
  for (const wrong of [
    '',
    'release_',
    mixed,
    text.slice(1),
    `${text}x`,
    `release_../../registry_${'a'.repeat(43)}`,
  ])
    expect(await findToken(storage, wrong)).toBeUndefined()
})

test('a revoked token is gone', async () => {
  const storage = await temporaryStorage()
  const first = await createToken(storage, rights, { now: new Date(1) })
  const second = await createToken(storage, rights, { now: new Date(2) })
  expect(await listTokens(storage)).toEqual([first.token, second.token])
  expect(await revokeToken(storage, first.token.id)).toEqual(first.token)
  expect(await findToken(storage, first.text)).toBeUndefined()
  expect(await findToken(storage, second.text)).toEqual(second.token)
  await expect(revokeToken(storage, first.token.id)).rejects.toMatchObject({ code: 'unknown-token' })
})

test.each(['', '{"id": "', '{}'])(
  'a damaged token, %o, is refused by name and can be revoked',
  async (bytes) => {
    const storage = await temporaryStorage()
    const { text, token } = await createToken(storage, rights)
    const sound = await createToken(storage, rights)
    const key = `tokens/${token.id}.json`
    await storage.put(key, Buffer.from(bytes))
    await expect(findToken(storage, text)).rejects.toThrow(`${key} is damaged`)
    expect(await findToken(storage, sound.text)).toEqual(sound.token)
    const damages: string[] = []
    expect(await listTokens(storage, (damage) => damages.push(damage))).toEqual([sound.token])
    expect(damages).toEqual([
      `${key} is damaged: nobody can release with this token. Revoke it and create another.`,
    ])
    expect(await revokeToken(storage, token.id)).toEqual({ id: token.id })
    expect(await listTokens(storage)).toEqual([sound.token])
  },
)

test('refuses names that could be no team or remote', async () => {
  const storage = await temporaryStorage()
  await expect(createToken(storage, { ...rights, team: '../x' })).rejects.toMatchObject({ code: 'bad-name' })
  await expect(createToken(storage, { ...rights, remotes: [''] })).rejects.toMatchObject({ code: 'bad-name' })
})

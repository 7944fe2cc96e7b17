import { expect, test } from 'vitest'
import { uploadSlots } from './upload-slots.ts'

const limits = { total: 2, waitingPerTeam: 1, patienceMs: 20 }
const patient = { ...limits, patienceMs: 60_000 }

test('a team uploads once at a time, and does not keep out another one', async () => {
  const take = uploadSlots(limits)
  await take('chat')
  await expect(take('chat')).rejects.toMatchObject({ code: 'busy' })
  await take('pay')
  await expect(take('news')).rejects.toMatchObject({ code: 'busy' })
})

test('an upload starts when the one before it ends', async () => {
  const take = uploadSlots(patient)
  const free = await take('chat')
  const next = take('chat')
  await expect(take('chat')).rejects.toMatchObject({ code: 'busy' })
  free()
  const freeNext = await next
  freeNext()
  await take('chat')
})

test('the upload of a team that still waits for its own turn does not hold up others', async () => {
  const take = uploadSlots(patient)
  await take('chat')
  const freePay = await take('pay')
  let started = ''
  void take('chat').then(() => (started += 'chat'))
  const news = take('news').then(() => (started += 'news'))
  freePay()
  await news
  expect(started).toBe('news')
})

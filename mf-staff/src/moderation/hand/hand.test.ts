import type { CaseDecision, ErrorCode, StaffCase } from 'contracts'
import { ApiError } from 'shared-state/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHand } from './hand.ts'
import type { QueueCalls } from './hand-state.ts'

const approve: CaseDecision = { action: 'approve' }

/** A queue of these cases; those that somebody has are handed out once. */
function fakeQueue(...ids: readonly string[]) {
  const free = [...ids]
  const refusals = new Map<string, ErrorCode>()
  const sent: string[] = []
  const answer = async (call: string, id: string) => {
    sent.push(`${call} ${id}`)
    const code = refusals.get(`${call} ${id}`)
    if (code) throw new ApiError(code)
  }
  const calls: QueueCalls = {
    claim: async (most) => free.splice(0, most).map((id) => ({ id }) as StaffCase),
    take: (id) => answer('take', id),
    renew: async (held) => held.filter((id) => !refusals.has(`renew ${id}`)),
    release: async (given) => {
      sent.push(`release ${given.join()}`)
      free.unshift(...given)
    },
    async decide(id) {
      await answer('decide', id)
      return { id } as StaffCase
    },
    undo: (id) => answer('undo', id),
    prefetch: (id) => void sent.push(`prefetch ${id}`),
  }
  return { calls, sent, refusals, free }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

async function opened(queue: ReturnType<typeof fakeQueue>) {
  const hand = createHand(queue.calls, '1')
  hand.open()
  await settled()
  return hand
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('two cases beyond the first are claimed and loaded in advance', async () => {
  const queue = fakeQueue('2', '3', '4')
  const hand = await opened(queue)
  expect(hand.get()).toMatchObject({ current: '1', next: ['2', '3'] })
  expect(queue.sent).toEqual(['take 1', 'prefetch 2', 'prefetch 3'])
})

test('after a decision the next case shows before the server has answered, and another is claimed', async () => {
  const queue = fakeQueue('2', '3', '4')
  const hand = await opened(queue)
  void hand.decide(approve)
  expect(hand.get()).toMatchObject({ current: '2', decided: [{ id: '1', decision: approve }] })
  await settled()
  expect(hand.get().next).toEqual(['3', '4'])
  expect(queue.sent).toContain('decide 1')
})

test('undo shows the decided case again, before the one that came after it', async () => {
  const queue = fakeQueue('2', '3')
  const hand = await opened(queue)
  void hand.decide(approve)
  void hand.undo()
  expect(hand.get()).toMatchObject({ current: '1', next: ['2', '3'], decided: [] })
  await settled()
  // Not before the decision that it takes back.
  expect(queue.sent.slice(-2)).toEqual(['decide 1', 'undo 1'])
})

test('a case that is decided again waits until its first decision is undone', async () => {
  const queue = fakeQueue('2', '3')
  const undone = Promise.withResolvers<void>()
  const undo = (id: string) => undone.promise.then(() => queue.calls.undo(id))
  const hand = createHand({ ...queue.calls, undo }, '1')
  hand.open()
  await settled()
  void hand.decide(approve)
  void hand.undo()
  void hand.decide(approve)
  await settled()
  expect(queue.sent.filter((call) => call.endsWith(' 1'))).toEqual(['take 1', 'decide 1'])
  undone.resolve()
  await settled()
  expect(queue.sent.slice(-2)).toEqual(['undo 1', 'decide 1'])
})

test('undo that comes too late says so and goes on', async () => {
  const queue = fakeQueue('2', '3')
  queue.refusals.set('undo 1', 'undo_too_late')
  const hand = await opened(queue)
  void hand.decide(approve)
  await hand.undo()
  expect(hand.get()).toMatchObject({ current: '2', failure: { code: 'undo_too_late' } })
})

test('undo that did not get through can be tried again', async () => {
  const queue = fakeQueue('2', '3')
  const hand = await opened(queue)
  await hand.decide(approve)
  queue.refusals.set('undo 1', 'offline')
  await hand.undo()
  expect(hand.get()).toMatchObject({ current: '2', decided: [{ id: '1' }], failure: { code: 'offline' } })
  queue.refusals.delete('undo 1')
  await hand.undo()
  expect(hand.get()).toMatchObject({ current: '1', decided: [] })
})

test('a case that a colleague has decided meanwhile is left, and said to be', async () => {
  const queue = fakeQueue('2', '3')
  queue.refusals.set('decide 1', 'case_decided')
  const hand = await opened(queue)
  await hand.decide(approve)
  expect(hand.get()).toMatchObject({
    current: '2',
    decided: [],
    failure: { code: 'case_decided' },
    failed: '1',
  })
})

test('a decision that did not get through brings its case back', async () => {
  const queue = fakeQueue('2', '3')
  queue.refusals.set('decide 1', 'offline')
  const hand = await opened(queue)
  await hand.decide(approve)
  expect(hand.get()).toMatchObject({ current: '1', decided: [], failure: { code: 'offline' } })
  expect(hand.get().next).toContain('2')
})

test('a claim that ran out is taken again for the decision', async () => {
  const queue = fakeQueue('2', '3')
  queue.refusals.set('decide 1', 'claim_expired')
  const hand = await opened(queue)
  const decide = queue.calls.decide
  const again = vi.fn<typeof decide>(decide)
  Object.assign(queue.calls, {
    decide: (id: string, decision: CaseDecision) => {
      const result = again(id, decision)
      queue.refusals.delete('decide 1')
      return result
    },
  })
  await hand.decide(approve)
  expect(queue.sent.slice(-3)).toEqual(['decide 1', 'take 1', 'decide 1'])
  expect(hand.get()).toMatchObject({ current: '2', failure: null })
})

test('the second press of a double one does not decide the next case, which nobody has seen', async () => {
  const queue = fakeQueue('2', '3')
  const hand = createHand(queue.calls, '1', 300)
  hand.open()
  await settled()
  void hand.decide(approve)
  await vi.advanceTimersByTimeAsync(150)
  await hand.decide(approve)
  expect(hand.get().current).toBe('2')
  await vi.advanceTimersByTimeAsync(150)
  await hand.decide(approve)
  expect(queue.sent.filter((call) => call.startsWith('decide'))).toEqual(['decide 1', 'decide 2'])
})

test('a ban waits for its answer on the case itself', async () => {
  const queue = fakeQueue('2')
  const hand = await opened(queue)
  const decided = hand.decide({ action: 'ban', rule: 'scam' }, { waits: true })
  expect(hand.get()).toMatchObject({ current: '1', isDeciding: true })
  await decided
  expect(hand.get()).toMatchObject({ current: '2', isDeciding: false, decided: [{ id: '1' }] })
})

test('a skipped case goes to others, and comes back only when asked for', async () => {
  const queue = fakeQueue('2')
  const hand = await opened(queue)
  hand.skip()
  await settled()
  expect(hand.get()).toMatchObject({ current: '2', next: [], skipped: ['1'] })
  expect(queue.free).toEqual(['1'])
  hand.skip()
  await settled()
  expect(hand.get().current).toBeNull()
  hand.startOver()
  await settled()
  expect(hand.get().current).not.toBeNull()
})

test('a case that somebody else has got is not the moderator’s to decide', async () => {
  const queue = fakeQueue('2', '3')
  const hand = await opened(queue)
  queue.refusals.set('renew 1', 'case_claimed').set('renew 2', 'case_claimed').set('take 1', 'case_claimed')
  await hand.renew()
  expect(hand.get()).toMatchObject({ current: '1', next: ['3'], refusal: { code: 'case_claimed' } })
  await hand.decide(approve)
  expect(queue.sent).not.toContain('decide 1')
})

test('what is in hand is given up when the page closes', async () => {
  const queue = fakeQueue('2', '3')
  const hand = await opened(queue)
  hand.close()
  expect(queue.sent.at(-1)).toBe('release 1,2,3')
})

test('an undo after the decision has taken effect says that it is too late; without a decision, it does nothing', async () => {
  const hand = await opened(fakeQueue('2'))
  await hand.undo()
  expect(hand.get().failure).toBeNull()
  await hand.decide(approve)
  hand.settle('1')
  await hand.undo()
  expect(hand.get()).toMatchObject({ current: '2', failure: new ApiError('undo_too_late') })
})

import { expect, test, vi } from 'vitest'
import { slotPlaces } from './slot-places.ts'

const element = () => ({}) as HTMLElement

test('fills each place until it is released, independently of the others', () => {
  const places = slotPlaces()
  const [page, other] = [element(), element()]
  const leave = places.fill('corner', page)
  const leaveOther = places.fill('corner', other)
  expect(places.current()).toMatchObject([{ name: 'corner', element: page }, { element: other }])
  leave()
  leave()
  expect(places.current()).toMatchObject([{ name: 'corner', element: other }])
  leaveOther()
  expect(places.current()).toEqual([])
})

test('a place that is filled again gets a new id', () => {
  const places = slotPlaces()
  const page = element()
  const ids = [1, 2].map(() => {
    const leave = places.fill('corner', page)
    const [place] = places.current()
    leave()
    return place?.id
  })
  expect(ids[0]).not.toBe(ids[1])
})

test('notifies listeners of every change until they unsubscribe', () => {
  const places = slotPlaces()
  const draw = vi.fn<() => void>()
  const stop = places.subscribe(draw)
  const leave = places.fill('corner', element())
  expect(draw).toHaveBeenCalledTimes(1)
  stop()
  leave()
  expect(draw).toHaveBeenCalledTimes(1)
})

import { expect, test } from 'vitest'
import { homePromises } from './home-promises.ts'

const brand = {
  signup_credits: 15,
  message_credits: 5,
  refund_days: 14,
  fictional_icon: false,
  has_invented_members: false,
}

test('§1: free messages are promised only where the credits of a signup pay for one', () => {
  expect(homePromises(brand)).toMatchObject({ free: ['home.free.text'], count: 3 })
  expect(homePromises({ ...brand, signup_credits: 4 }).free).toEqual(['home.free.withoutMessages'])
  expect(homePromises({ ...brand, message_credits: 0 }).free).toEqual(['home.free.allMessages'])
})

test('§9: refunds are promised only where the brand refunds', () => {
  expect(homePromises(brand).pay).toEqual(['home.pay.text', 'home.pay.refund'])
  expect(homePromises({ ...brand, refund_days: 0 }).pay).toEqual(['home.pay.text'])
})

test('real likes are promised only without fictional and without invented members, and a demo says what it is', () => {
  expect(homePromises(brand)).toMatchObject({ likes: ['home.likes.text'], demo: [] })
  expect(homePromises({ ...brand, fictional_icon: true })).toMatchObject({ likes: [], demo: [] })
  const demo = { ...brand, has_invented_members: true }
  expect(homePromises(demo)).toMatchObject({ likes: [], demo: ['home.demo.text'] })
})

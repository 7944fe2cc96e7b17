import { expect, test } from 'vitest'
import { passwordProblems } from './password-problems.ts'

const owner = { email: 'ann@example.com', name: 'Ann Smith' }
const good = { old_password: 'x', password: 'tulip-47-boat', password_again: 'tulip-47-boat' }

test.each([
  [{}, {}],
  [{ old_password: '' }, { old_password: 'old_password_wrong' }],
  [{ password: 'short', password_again: 'short' }, { password: 'password_too_short' }],
  [{ password: owner.email, password_again: owner.email }, { password: 'password_is_email' }],
  [{ password: 'annsmith', password_again: 'annsmith' }, { password: 'password_is_name' }],
  [{ password_again: '' }, { password_again: 'passwords_differ' }],
  [
    { old_password: '', password: '', password_again: 'x' },
    {
      old_password: 'old_password_wrong',
      password: 'password_too_short',
      password_again: 'passwords_differ',
    },
  ],
])('§5: a password change with %j has the problems %j', (change, problems) => {
  expect(passwordProblems({ ...good, ...change }, owner)).toEqual(problems)
})

import { activate, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { ApiError, call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { enter } from 'shared-state/session'

/** §4, §8: activates the account by the token. A failure that the visitor cannot fix has a page of its own. */
export function useActivateAccount() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (token: string) => call(activate, { body: { token } }),
    onSuccess({ user }) {
      enter(user)
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'activation_failed') {
        void navigate(paths['activate-error'], { replace: true })
      }
    },
  })
}

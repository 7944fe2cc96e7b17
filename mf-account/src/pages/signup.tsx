import { backPath } from 'contracts'
import { useLocation, useSearchParams } from 'platform/runtime/router'
import { useIsFirstView } from 'shared-state/first-view'
import { promiseIn } from 'shared-state/signup-occasion'
import { BarePage } from '../components/bare-page.tsx'
import { LoginLink } from '../signup/login-link.tsx'
import { SignupFlow } from '../signup/signup-flow.tsx'
import { SignupRefused } from '../signup/signup-refused.tsx'
import { useMaySignUp } from '../signup/use-may-sign-up.ts'
import { StagePage } from '../stage/stage-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: the signup. */
export function Page() {
  const t = useWords()
  const maySignUp = useMaySignUp()
  const [query] = useSearchParams()
  const { state } = useLocation()
  // The server doesn't know the state.
  const promise = useIsFirstView() ? undefined : promiseIn(state)
  const back = backPath(query.get('back'))
  if (!maySignUp) {
    return (
      <BarePage>
        <SignupRefused />
      </BarePage>
    )
  }
  return (
    <BarePage>
      <SignupFlow
        back={back}
        headingLevel={1}
        renderForm={(form) => (
          <StagePage
            heading={promise?.title ?? t('titles.signup')}
            lead={promise && t(promise.isLast ? 'signup.last' : 'signup.first')}
            pictures={promise?.pictures}
            ways={<LoginLink back={back} />}
          >
            {form}
          </StagePage>
        )}
      />
    </BarePage>
  )
}

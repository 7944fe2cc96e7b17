import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ApiError } from 'shared-state/api'
import { useProblemText, useWords } from '../use-words.ts'

type Options = Readonly<Record<string, unknown>>

/** Has the browser make a passkey. Rejects if the member changes their mind. */
export async function makePasskey(options: Options) {
  const made = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
  }
}

/** Has the browser prove a passkey. Rejects if the member changes their mind, or without options. */
export async function askPasskey(options: Options | null) {
  if (!options) throw new ApiError('factor_invalid')
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
}

/** The sentence for a failed call, or for a browser that made or proved no passkey. A code says by itself how it is wrong. */
export function useFactorProblem(wrong?: 'codeWrong' | 'recoveryWrong') {
  const t = useWords()
  const problemText = useProblemText()
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return t('prove.noPasskey')
    if (error.code === 'too_many_requests') return t('prove.tooMany')
    if (error.code === 'factor_invalid') return t(`prove.${wrong ?? 'noPasskey'}`)
    return problemText(error)
  }
}

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Factor } from './factors.ts'

/** The site, as a browser names it in what a passkey signs. */
export interface Site {
  readonly name: string
  /** Passkeys are bound to it. */
  readonly host: string
  readonly origin: string
}

const credentialsOf = (factors: readonly Factor[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, transports: transports ?? [] }],
  )

/** EdDSA, and what nearly every key can: ECDSA and RSA, both with SHA-256. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Asks a browser for a new passkey, other than those that the member has. */
export function optionsToAdd(site: Site, userName: string, factors: readonly Factor[]) {
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.host,
    userName,
    excludeCredentials: credentialsOf(factors),
    supportedAlgorithmIDs,
    // The password comes before it, so a key without a PIN will do.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** Asks a browser to sign with one of the passkeys; null if there is none. */
export async function optionsToVerify(site: Site, factors: readonly Factor[]) {
  const allowCredentials = credentialsOf(factors)
  return allowCredentials.length === 0
    ? null
    : generateAuthenticationOptions({ rpID: site.host, allowCredentials, userVerification: 'preferred' })
}

interface Answered<Credential> {
  readonly challenge: string
  readonly credential: Credential
  readonly site: Site
}

/** The new passkey that a browser answers with; null if it proves nothing. */
export async function readPasskey({ challenge, credential, site }: Answered<RegistrationResponseJSON>) {
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }),
  )
  if (!registrationInfo) return null
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    kind: 'passkey' as const,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    uses: counter,
    transports: credential.response.transports ?? [],
  }
}

/** How often the passkey has been used with this answer; null if it has not signed the challenge. */
export async function usesOfPasskey(
  { credentialId, publicKey, uses }: Factor,
  { challenge, credential, site }: Answered<AuthenticationResponseJSON>,
): Promise<number | null> {
  const key = { id: credentialId ?? '', publicKey: new Uint8Array(Buffer.from(publicKey ?? '', 'base64url')) }
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { ...key, counter: uses ?? 0 },
      requireUserVerification: false,
    }),
  )
  return verified && authenticationInfo ? authenticationInfo.newCounter : null
}

/** The library throws at whatever an honest browser would not send. */
async function orRefused<T extends { readonly verified: boolean }>(
  work: () => Promise<T>,
): Promise<
  T | { readonly verified: false; readonly registrationInfo?: never; readonly authenticationInfo?: never }
> {
  try {
    return await work()
  } catch {
    return { verified: false }
  }
}

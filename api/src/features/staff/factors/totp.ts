import { generate, generateSecret, verify } from 'otplib'

/** Seconds that the clocks of app and server may differ: one period. */
const TOLERANCE_S = 30

/**
 * The period of a code that an app with this secret shows now; null if it does not, or if a code of the period, or
 * of a later one, was accepted before.
 */
export async function periodOfCode(
  { secret, lastPeriod }: { readonly secret: string; readonly lastPeriod: number | null },
  code: string,
  now: Date,
): Promise<number | null> {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1_000),
    epochTolerance: TOLERANCE_S,
    ...(lastPeriod !== null && { afterTimeStep: lastPeriod }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** A new key for an app. */
export const newKey = (): string => generateSecret()

/** The code that an app with this key shows at a time. */
export function codeAt(secret: string, at: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(at.getTime() / 1_000) })
}

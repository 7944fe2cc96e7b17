import type { SecondFactor } from 'contracts'
import type { ReactNode } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { BrandContext } from '../session/brand-context.ts'
import { ProveForm } from './prove-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

export default { title: 'mf-staff/Second factor' }

const [app] = staffWith().second_factor.factors

const factorsOf = (...kinds: readonly ('passkey' | 'totp')[]): SecondFactor['factors'] =>
  kinds.flatMap((kind) => (app ? [{ ...app, id: kind, kind }] : []))

const story = (part: ReactNode) => ({
  render: () => {
    const staff = staffWith({ isProven: false })
    startStaff(staff)
    return (
      <QueryClientProvider client={queryClient}>
        <BrandContext value={staff.brands[0] ?? null}>{part}</BrandContext>
      </QueryClientProvider>
    )
  },
})

const ignore = () => {}

export const ProveByApp = story(<ProveForm factors={factorsOf('totp')} onProven={ignore} />)

export const ProveByPasskey = story(<ProveForm factors={factorsOf('passkey')} onProven={ignore} />)

export const ProveByEither = story(<ProveForm factors={factorsOf('passkey', 'totp')} onProven={ignore} />)

export const FirstFactor = story(<SetUp onDone={ignore} />)

export const Codes = story(
  <RecoveryCodes codes={Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijk${index}`)} onKept={ignore} />,
)

export const Code = story(
  <QrCode text="otpauth://totp/Amberly:ann@example.com?secret=ABCDEFGH" label="QR code" />,
)

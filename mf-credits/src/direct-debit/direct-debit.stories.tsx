import { creditor, debitOption, methods } from '../fixture-offers.ts'
import { inScene } from '../fixture-scene.tsx'
import { CodeForm } from './confirm/code-form.tsx'
import { Confirm } from './confirm/confirm.tsx'
import { useCodeForm } from './confirm/use-code-form.ts'
import { DirectDebit } from './direct-debit.tsx'
import type { SentCode } from './sent-code.ts'
import { Unavailable } from './unavailable.tsx'

export default { title: 'Credits/Direct debit' }

const code = (change: Partial<SentCode> = {}): SentCode => ({
  account: {
    account_holder: 'A. de Vries',
    iban: 'NL91ABNA0417164300',
    street: 'Prinsengracht',
    house_number: '263',
    postal_code: '1016 GV',
    city: 'Amsterdam',
    mobile_number: '+31612345678',
  },
  mobile_number: '+31 ••••••78',
  expires: new Date(Date.now() + 600_000).toISOString(),
  sentAt: 0,
  wrong: 0,
  ...change,
})

const purchase = {
  bundle: 'nl-150',
  payment_method: 'sepa_direct_debit',
  country: 'NL',
  amount: 2_199,
} as const

const nothing = () => {}

export const Account = {
  render: () => inScene(<DirectDebit offer={methods} option={debitOption} creditor={creditor} />),
}

export const Mandate = {
  render: () =>
    inScene(
      <Confirm
        {...{ purchase, creditor }}
        amount="€21.99"
        currency="EUR"
        code={code()}
        onCode={nothing}
        onBack={nothing}
        onOrdered={nothing}
      />,
    ),
}

function Code(props: { readonly code: SentCode }) {
  const form = useCodeForm({ purchase, code: props.code, onWrong: nothing, onOrdered: nothing })
  return <CodeForm form={form} code={props.code} amount="€21.99" currency="EUR" onSent={nothing} />
}

export const CodeExpired = {
  render: () => inScene(<Code code={code({ expires: new Date(0).toISOString() })} />),
}

export const Refused = {
  render: () => inScene(<Unavailable bundle="nl-150" refusal="direct_debit_limit" />),
}

export const NotOffered = { render: () => inScene(<Unavailable bundle="nl-150" refusal={null} />) }

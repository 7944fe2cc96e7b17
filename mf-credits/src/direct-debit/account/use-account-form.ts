import { type Country, DEBIT_CODE_TRIES, sendDebitCode } from 'contracts'
import { call } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { useProblemText, useWords } from '../../use-words.ts'
import { atItsField } from '../at-its-field.ts'
import { sendingProblem } from '../sending-problem.ts'
import { isUsable, type SentCode } from '../sent-code.ts'
import { accountFaults, cleanAccount, EMPTY_ACCOUNT } from './account-faults.ts'

interface AccountFormOptions {
  readonly country: Country
  /** The last code that was sent. */
  readonly sent: SentCode | null
  readonly onSent: (code: SentCode) => void
}

/** §3: the form for the bank account. Sending it sends a code to the member's phone, unless the last one still counts. */
export function useAccountForm({ country, sent, onSent }: AccountFormOptions) {
  const t = useWords()
  const problemText = useProblemText()
  return useForm({
    initial: EMPTY_ACCOUNT,
    check(draft) {
      const { account_holder, iban, street, house_number, postal_code, city, mobile_number } = accountFaults(
        draft,
        country,
      )
      return {
        problems: {
          account_holder: account_holder && t('directDebit.faults.account_holder'),
          iban: iban && t(`directDebit.faults.iban.${iban}`),
          street: street && t('directDebit.faults.street'),
          house_number: house_number && t('directDebit.faults.house_number'),
          postal_code: postal_code && t(`directDebit.faults.postal_code.${postal_code}`),
          city: city && t('directDebit.faults.city'),
          mobile_number: mobile_number && t(`directDebit.faults.mobile_number.${mobile_number}`),
        },
        body: cleanAccount(draft, country),
      }
    },
    async send(account): Promise<SentCode> {
      if (sent && isUsable(sent, account, DEBIT_CODE_TRIES, Date.now())) return sent
      try {
        const answer = await call(sendDebitCode, { body: account })
        return { ...answer, account, sentAt: Date.now(), wrong: 0 }
      } catch (refusal) {
        throw atItsField(refusal)
      }
    },
    onSent,
    errorText: (error) => sendingProblem(error, t, problemText),
    codeText: problemText,
  })
}

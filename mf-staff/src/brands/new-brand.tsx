import {
  brandDocument,
  type Country,
  countries,
  countryLanguages,
  createStaffBrand,
  getStaffBrand,
  languageNames,
  type Niche,
  pathAtBrand,
  type StaffBrand,
  staffPaths,
} from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { Form } from '../components/form.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useStaffForm } from '../components/use-staff-form.ts'
import { lookAtBrandsAgain } from '../queries/look-again.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { niches } from './fields/field-kinds.ts'

interface NewBrandProps {
  /** The new brand is like this one in all that the form doesn't ask. */
  readonly from: StaffBrand
  readonly onClose: () => void
}

/** Makes a brand, and opens it. */
export function NewBrand({ from, onClose }: NewBrandProps) {
  const t = useWords()
  const query = useStaffRead(getStaffBrand)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t('brands.make')}
      closeLabel={t('close')}
    >
      <Loaded query={query}>
        {({ live }) => <NewBrandForm from={from.name} company={live.company_name} />}
      </Loaded>
    </Dialog>
  )
}

interface Draft {
  readonly name: string
  readonly domain: string
  readonly company_name: string
  readonly country: Country | null
  readonly niche: `${Niche}` | null
}

const { name, domain, company_name } = brandDocument.shape

interface NewBrandFormProps {
  readonly from: string
  readonly company: string
}

function NewBrandForm({ from, company }: NewBrandFormProps) {
  const t = useWords()
  const format = useFormat()
  const call = useStaffCall()
  const navigate = useNavigate()
  const initial: Draft = { name: '', domain: '', company_name: company, country: 'GB', niche: '1' }
  const form = useStaffForm({
    initial,
    check(values) {
      const { country, niche } = values
      const isGood = {
        name: name.safeParse(values.name).success,
        domain: domain.safeParse(values.domain.toLowerCase()).success,
        company_name: company_name.safeParse(values.company_name).success,
      }
      const isComplete = isGood.name && isGood.domain && isGood.company_name && country && niche
      return {
        problems: {
          name: !isGood.name && t('brands.invalid'),
          domain: !isGood.domain && t('brands.invalidHost'),
          company_name: !isGood.company_name && t('brands.invalid'),
        },
        body: isComplete
          ? {
              name: values.name,
              domain: values.domain.toLowerCase(),
              company_name: values.company_name,
              country,
              domain_language: countryLanguages[country][0],
              niche: Number(niche) as Niche,
            }
          : undefined,
      }
    },
    send: (body) => call(createStaffBrand, { body }),
    codeText: () => t('brands.hostTaken'),
    async onSent({ id }, { name: brandName }) {
      await lookAtBrandsAgain()
      void navigate(
        pathAtBrand(staffPaths['staff-brand'], { id, name: brandName, is_own: false, roles: ['admin'] }),
      )
    },
    showsProblemsOn: 'submit',
  })
  const { country } = form.values
  return (
    <Form form={form}>
      <p>{t('brands.makeNote', { brand: from })}</p>
      <TextField {...form.bind('name')} label={t('brands.fields.name')} maxLength={40} isRequired />
      <TextField
        {...form.bind('domain')}
        label={t('brands.fields.domain')}
        placeholder="nova.example"
        autoComplete="off"
        maxLength={120}
        isRequired
      />
      <TextField
        {...form.bind('company_name')}
        label={t('brands.fields.company_name')}
        description={t('brands.companyNote')}
        maxLength={120}
        isRequired
      />
      <Select<Country>
        {...form.bind('country')}
        label={t('brands.country')}
        description={
          country && t('brands.countryNote', { language: languageNames[countryLanguages[country][0]] })
        }
        placeholder={t('brands.country')}
        options={countries.map((id) => ({ id, label: format.country(id) }))}
        isRequired
      />
      <Select<`${Niche}`>
        {...form.bind('niche')}
        label={t('brands.fields.niche')}
        placeholder={t('brands.fields.niche')}
        options={niches.map((id) => ({ id, label: t(`brands.niches.${id}`) }))}
        isRequired
      />
      <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
        {t('brands.makeButton')}
      </Button>
    </Form>
  )
}

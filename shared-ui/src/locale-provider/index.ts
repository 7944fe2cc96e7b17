/** Sets the kit's language and number formats, instead of the browser's: `<I18nProvider locale="fi">`. */
export { I18nProvider } from 'react-aria-components/I18nProvider'

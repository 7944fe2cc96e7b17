import { SettingsTrouble } from '../settings-trouble.ts'
import type { TracingSettings } from '../tracing/start-tracing.ts'

/** Reads the settings by the names that OpenTelemetry gave them; undefined if nothing is traced. */
export function readTracing(env: NodeJS.ProcessEnv): TracingSettings | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (!endpoint) return undefined
  const { protocol } = URL.parse(endpoint) ?? {}
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new SettingsTrouble(
      'OTEL_EXPORTER_OTLP_ENDPOINT is not a URL: use the one of your collector, such as http://collector:4318.',
    )
  const text = env['OTEL_TRACES_SAMPLER_ARG'] || '0.1'
  const share = Number(text)
  if (!(share >= 0 && share <= 1))
    throw new SettingsTrouble(`OTEL_TRACES_SAMPLER_ARG is '${text}': use a number from 0 to 1.`)
  return { endpoint, service: env['OTEL_SERVICE_NAME'] || 'amberly', share }
}

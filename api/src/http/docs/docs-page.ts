import { hash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'
import type { OpenApi, Operation } from './openapi.ts'
import { COMPONENTS, type Json } from './schema-components.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
summary { cursor: pointer; padding: 0.6rem 0; min-height: 44px; box-sizing: border-box; }
details { border-bottom: 1px solid #8884; }
code, pre { font-family: ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; background: #8882; border-radius: 6px; font-size: 0.875rem; }
h2 { font-size: 1rem; }
`

/** The page runs and loads nothing; its one style sheet is allowed by its hash. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API reference as HTML: each endpoint unfolds to its input and output. */
export function docsPage({ paths, components }: OpenApi): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>The API of the site</title>',
    `<style>${STYLE}</style>`,
    '<h1>The API of the site</h1>',
    '<p>As data: <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1. Every error has this shape:</p>',
    pre({ error: { code: 'not_found', message: 'This page could not be found' } }),
    ...operations.map(section),
    '<h2>Parts that several of these share</h2>',
    ...Object.entries(components.schemas).map(sharedPart),
    '</html>',
  ].join('\n')
}

function section({ summary, description, parameters, requestBody, responses }: Operation): string {
  const { default: _failed, '4XX': _refused, ...answers } = responses as Readonly<Record<string, Json>>
  return [
    `<details><summary><code>${escapeHtml(summary)}</code></summary>`,
    `<p>${escapeHtml(description)}</p>`,
    ...(parameters.length > 0 ? ['<h2>Query and headers</h2>', pre(parameters)] : []),
    ...(requestBody ? ['<h2>Body</h2>', pre(schemaIn(requestBody))] : []),
    ...Object.entries(answers).flatMap(([status, answer]) => [
      `<h2>${status}: ${escapeHtml(String(answer['description']))}</h2>`,
      ...('content' in answer ? [pre(schemaIn(answer))] : []),
    ]),
    '</details>',
  ].join('\n')
}

function sharedPart([name, schema]: [string, Json]): string {
  const summary = `<summary><code>${escapeHtml(name)}</code></summary>`
  return `<details id="${escapeHtml(name)}">${summary}\n${pre(schema)}\n</details>`
}

function schemaIn({ content }: Json): unknown {
  const types = content as Readonly<Record<string, Json>>
  // A type without a schema shows only its name.
  return Object.values(types)[0]?.['schema'] ?? types
}

const REFERENCE = new RegExp(`${COMPONENTS}(\\w+)`, 'g')

/** A part that is written elsewhere is a link to it. `tabindex` lets keyboard users scroll a long line. */
function pre(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2))
  return `<pre tabindex="0">${text.replaceAll(REFERENCE, '<a href="#$1">$&</a>')}</pre>`
}

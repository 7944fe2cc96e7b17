import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from '../../../bundling/base-config.ts'
import type { ServerHalfOptions } from '../../../bundling/build-plugins.ts'
import { ScriptPlugin } from '../../../bundling/script-plugin.ts'

/** The name of the script among the bundle's files, before its hash. */
const HALF = 'server'

const ENTRY = './src/server-half.virtual.cjs'

/** Builds a bundle's server half beside the bundle. */
export function serverHalf(options: ServerHalfOptions) {
  return new ScriptPlugin(HALF, serverHalfConfig(options))
}

/**
 * Configures the build of a bundle's server half: the same sources as one script, without styles and files, which
 * the browser gets from the other half. The renderer calls it as a function of `module`, `exports`, `require` and
 * `bundleBase`, the URL of the bundle's folder.
 */
function serverHalfConfig(options: ServerHalfOptions): Configuration {
  const base = baseConfig(options)
  const { rules = [], generator, parser } = base.module ?? {}
  // The shell's half has these modules.
  const taken = options.kind === 'remote' ? options.taken : []
  const virtual = options.kind === 'shell' ? options.virtual : {}
  return {
    ...base,
    target: 'node',
    // The renderer offers the shell's modules and none of Node's.
    externalsPresets: { node: false },
    externals: Object.fromEntries(taken.map((name) => [name, `commonjs ${name}`])),
    devtool: false,
    entry: { server: ENTRY },
    output: {
      ...base.output,
      path: join(options.folder, 'dist-server'),
      filename: `${HALF}.js`,
      library: { type: 'commonjs' },
      publicPath: '',
    },
    module: {
      parser: { ...parser, javascript: { dynamicImportMode: 'eager' } },
      generator: {
        ...generator,
        css: { exportsOnly: true },
        'css/module': { ...generator?.['css/module'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
      rules,
    },
    optimization: {
      ...base.optimization,
      minimize: true,
      // Every process that renders is sent this text: without comments and in ASCII alone it is half as long. The names stay
      // for the stacks of errors.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { mangle: false, compress: false, format: { comments: false, asciiOnly: true } },
        }),
      ],
      splitChunks: false,
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        ...virtual,
        [ENTRY]: `__webpack_public_path__ = bundleBase\n${sourceOf(options)}`,
      }),
    ],
  }
}

/** The CommonJS module from which the half is built, as a file in `src`. */
function sourceOf(options: ServerHalfOptions): string {
  if (options.kind === 'remote') return "exports.remote = require('./index.ts').default"
  const shell = "exports.shell = require('./server.ts').shell"
  if (options.kind === 'shell')
    return `exports.share = require('./share-scope.virtual.cjs').ownShareScope\n${shell}`
  const remotes = options.remotes
    .filter(({ data }) => data.first !== 'browser')
    .map(
      ({ data, indexFile }) => `${JSON.stringify(data.name)}: require(${JSON.stringify(indexFile)}).default`,
    )
  return `exports.share = () => ({})\n${shell}\nexports.builtin = { ${remotes.join(', ')} }`
}

import { rspack } from '@rsbuild/core';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';

/** Helpers of a compiler, such as `__name` and `_async_to_generator`, which a script of text would not have. */
const HELPER = /\b_{1,2}[a-z]\w*/i;

/** A function and its parameters: values of JSON, functions that it calls, or what another call gives. */
type Call = [run: (...parameters: never[]) => unknown, ...parameters: unknown[]];

const isCall = (value: unknown): value is Call => Array.isArray(value) && typeof value[0] === 'function';

const textOf = (value: unknown): string =>
  isCall(value)
    ? `(${value[0]})(${value.slice(1).map(textOf).join()})`
    : typeof value === 'function'
      ? String(value)
      : JSON.stringify(value);

/**
 * A script that calls functions of ours, minified: for what has to stand in a page, or in a file of a
 * fixed name, where the bundler puts nothing.
 *
 * @param calls in their order. A function may use nothing but its parameters and the browser
 * @throws UpstreamChange when the functions as they are loaded need more than that
 */
export function functionsAsText(calls: Call[]): string {
  // In a function, since the minifier would make globals of what it names.
  const source = `(() => {${calls.map((call) => `${textOf(call)};`).join('\n')}})();`;
  // Seam: rsbuild-config-loader. It compiles these functions, which are written out as text.
  const [helper] = HELPER.exec(source) ?? [];
  if (helper) {
    throw new UpstreamChange(
      'rsbuild-config-loader',
      `Rsbuild compiles functions that browsers get as text into code that needs ${helper}, which they do not have`,
    );
  }
  // Seam: rspack-minify, an experimental function.
  if (typeof rspack.experiments?.swc?.minifySync !== 'function') {
    throw new UpstreamChange(
      'rspack-minify',
      'Rspack no longer has experiments.swc.minifySync, with which plugins/builtSite/functionsAsText.ts minifies',
    );
  }
  return rspack.experiments.swc.minifySync(source, { compress: true, mangle: true }).code;
}

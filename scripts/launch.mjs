// node scripts/launch.mjs NAME …: runs the command NAME.ts, which is TypeScript, and installs the packages
// of npm before, where they are missing or others than those of package-lock.json.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

const OLDEST_NODE = '20.19';
const root = path.resolve(import.meta.dirname ?? '.', '..');

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

function isNodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

function arePackagesInstalled() {
  /** @param {string} file */
  const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  try {
    // A copy of the project for a test uses the packages of the original.
    if (lstatSync(path.join(root, 'node_modules')).isSymbolicLink()) {
      return true;
    }
    const installed = packagesOf('node_modules/.package-lock.json');
    // The build of the image installs what it needs only.
    const hasAll = 'node_modules/typescript' in installed;
    return Object.entries(packagesOf('package-lock.json')).every(
      ([name, { version, optional, dev }]) =>
        !name || optional || (dev && !hasAll) || installed[name]?.version === version,
    );
  } catch {
    return false;
  }
}

if (isNodeTooOld()) {
  fail(`Node.js ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
}
if (!arePackagesInstalled()) {
  console.log('Installing the npm packages …');
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    fail(`npm ci failed:\n${stdout}${stderr}`);
  }
}

const name = process.argv[2] ?? '';
const script = path.join(import.meta.dirname, `${name}.ts`);
if (!existsSync(script)) {
  fail(`There is no command ${name}: scripts/${name}.ts.`);
}
// What the script sees as its arguments.
process.argv.splice(1, 2, script);
const { register } = await import('tsx/esm/api');
register();
await import(script);

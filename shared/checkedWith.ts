import type { ServiceConfig } from '../plugins/siteConfig/schema.ts';

type Services = Pick<ServiceConfig, 'software'>[];

/** A page that was checked with an older version of a program than the one that runs. */
export interface Lag {
  program: string;
  /** The version that the page was checked with: `10.5`. */
  checked: string;
  /** The version in services.config.ts. */
  runs: string;
}

/** A program and its version, as a page writes them after `checkedWith`: `Mattermost 10.5`. */
const PROGRAM_AND_VERSION = /^(\S.*?) (\d+(?:\.\d+)*)$/;

/** Whether a version comes before another one, as far as both are told: 10.5 and 10.5.2 are the same. */
function isBefore(version: string, other: string): boolean {
  const numbers = version.split('.');
  const others = /\d+(?:\.\d+)*/.exec(other)?.[0].split('.').slice(0, numbers.length) ?? [];
  return version.localeCompare(others.join('.'), 'en', { numeric: true }) < 0;
}

/** The programs of that name: “Mattermost” is also the Mattermost Team Edition. */
const programsCalled = (name: string, services: Services) =>
  services
    .flatMap(({ software }) => software)
    .filter((program) => `${program.name} `.toLowerCase().startsWith(`${name} `.toLowerCase()));

/** What is wrong with the `checkedWith` of a page, in words; empty when nothing is. */
export function checkedWithProblem(checkedWith: unknown, services: Services): string {
  const [, name] = PROGRAM_AND_VERSION.exec(String(checkedWith)) ?? [];
  if (!name) {
    return `checkedWith: ${checkedWith} is no program with its version; write it as checkedWith: Mattermost 10.5`;
  }
  if (programsCalled(name, services).length === 0) {
    return `checkedWith: services.config.ts has no program “${name}”: correct the name, or take the line out`;
  }
  return '';
}

/** Whether a page may be behind: with which version it was checked, and which one runs. Undefined when nobody can tell. */
export function lagOf(checkedWith: unknown, services: Services): Lag | undefined {
  const [, program = '', checked = ''] = PROGRAM_AND_VERSION.exec(String(checkedWith ?? '')) ?? [];
  const versions = programsCalled(program, services).map(({ version }) => version);
  const runs = versions.find((version) => isBefore(checked, version));
  return runs ? { program, checked, runs } : undefined;
}

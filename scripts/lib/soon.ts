import path from 'node:path';
import { toIncident } from '../../plugins/incidents/incidents';
import { listFiles } from '../../plugins/site/listFiles';
import { WARNING_DAYS } from '../../plugins/siteConfig/agingFacts';
import { readFrontMatter } from '../../plugins/sources/frontMatter';
import { readText } from '../../plugins/sources/textFile';
import { DAY_MS, formatUtcDay } from '../../shared/buildTime';
import type { Incident } from '../../shared/incident';
import type { SiteConfig } from '../../shared/schemas/schemas';
import { askLiveSite, type LiveSite } from './liveSite';

/** The age above which a build and packages are old. deploy/image/start.sh has the same number. */
const MAX_AGE_DAYS = 60;
/** The time after which an incident that has no end has probably ended. */
const MAX_INCIDENT_DAYS = 7;

/** An incident, and the file with the post about it. */
type IncidentFile = Incident & { file: string };

/**
 * Returns the address of the published site, with a slash at its end; undefined if the site is a
 * sample, or if its origin does not begin with https:// or is an example (RFC 2606).
 */
export function liveUrl({ base = '/', origin, sample }: Partial<SiteConfig>): string | undefined {
  const url = `${origin}${base}`;
  if (sample !== false || !URL.canParse(url)) {
    return undefined;
  }
  const { hostname, protocol } = new URL(url);
  return protocol === 'https:' && !hostname.endsWith('.example') ? url : undefined;
}

/** Returns a line about something that ends within 60 days or has ended; nothing otherwise. */
function describeEnd(what: string, endMs: number | undefined, nowMs: number, advice: string) {
  if (endMs === undefined || endMs > nowMs + WARNING_DAYS * DAY_MS) {
    return [];
  }
  return [`${what} ${endMs > nowMs ? 'ends' : 'ended'} on ${formatUtcDay(endMs)}: ${advice}`];
}

/**
 * Returns a line about something that is older than 60 days; nothing if it is younger.
 *
 * @param what the thing and a verb: `The site was built`
 * @param time when it was done, in the form of ISO 8601; null if it is not known
 */
function describeAge(what: string, time: string | null, nowMs: number, advice: string) {
  if (time === null || Date.parse(time) > nowMs - MAX_AGE_DAYS * DAY_MS) {
    return [];
  }
  return [
    `${what} on ${formatUtcDay(Date.parse(time))}, more than ${MAX_AGE_DAYS} days ago: ${advice}`,
  ];
}

/** Returns the lines about what the published site tells of itself. */
function describeLiveSite(url: string, liveSite: LiveSite, nowMs: number): string[] {
  const { certificateEndMs, problem, siteJson } = liveSite;
  const lines = problem ? [`${problem}: look at the site, since this was not checked`] : [];
  lines.push(
    ...describeEnd(
      `The certificate of ${new URL(url).host}`,
      certificateEndMs,
      nowMs,
      'look why the proxy in front of the site does not renew it',
    ),
  );
  if (siteJson) {
    const { builtAt, packagesInstalledAt, securityTxtExpires } = siteJson;
    const publishAdvice = 'build the site again, and publish it';
    const securityTxtEndMs = securityTxtExpires ? Date.parse(securityTxtExpires) : undefined;
    lines.push(
      ...describeEnd(`${url}.well-known/security.txt`, securityTxtEndMs, nowMs, publishAdvice),
      ...describeAge(`${url} was built`, builtAt, nowMs, publishAdvice),
      ...describeAge(
        `Debian's packages at ${url} were installed`,
        packagesInstalledAt,
        nowMs,
        'build the image with --pull --no-cache (deploy/README.md), and publish it',
      ),
    );
  }
  return lines;
}

function readIncidents(docsFolder: string): IncidentFile[] {
  return listFiles(docsFolder)
    .filter((file) => /^blog\/.*\.mdx?$/.test(file))
    .flatMap((file) => {
      const incident = toIncident(readFrontMatter(readText(path.join(docsFolder, file))).values);
      return incident ? [{ ...incident, file: `docs/${file}` }] : [];
    });
}

/**
 * Returns the lines about incidents that the published site shows as lasting, although they have
 * ended or have probably ended.
 *
 * @param builtMs the time at which the published site was built; undefined if it is not known
 */
function describeStaleIncidents(
  incidents: IncidentFile[],
  builtMs: number | undefined,
  nowMs: number,
): string[] {
  return incidents.flatMap(({ file, from, kind, to }) => {
    if (to === undefined) {
      return from < nowMs - MAX_INCIDENT_DAYS * DAY_MS
        ? [
            `${file}: the incident lasts since ${formatUtcDay(from)}: ` +
              'if it is over, write its end as to:, and publish the site',
          ]
        : [];
    }
    return builtMs !== undefined && builtMs < to && to <= nowMs
      ? [
          `${file}: the ${kind} ended on ${formatUtcDay(to)}, ` +
            'after the published site was built: publish it again',
        ]
      : [];
  });
}

/**
 * Returns a line for each thing that ends soon or has ended, and for what has become old. Asks the
 * published site, if there is one.
 *
 * @param facts the facts of site.yaml, as far as they can be read
 * @param docsFolder the folder of the pages
 * @param nowMs the time now, in milliseconds since 1970
 */
export async function soonLines(
  facts: Partial<SiteConfig>,
  docsFolder: string,
  nowMs: number,
): Promise<string[]> {
  const url = liveUrl(facts);
  const liveSite = url ? await askLiveSite(url) : {};
  const builtMs = liveSite.siteJson && Date.parse(liveSite.siteJson.builtAt);
  return [
    ...(url ? describeLiveSite(url, liveSite, nowMs) : []),
    ...describeStaleIncidents(readIncidents(docsFolder), builtMs, nowMs),
  ];
}

import { z } from 'zod';
import { UserFacingError } from '../run';

/** The number of issues that Forgejo returns at once; GitHub would return a hundred. */
const PAGE_SIZE = 50;
const TIMEOUT_MS = 30_000;

/**
 * The repository whose issues are read and written. GitHub and Forgejo have the same addresses for
 * them.
 */
export interface ForgeRepository {
  /** The address of its API: `https://api.github.com`, `https://codeberg.org/api/v1` */
  apiUrl: string;
  /** The owner and the name of the repository, with a slash. */
  repository: string;
  token: string;
}

const issueSchema = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string().nullish(),
  // In the API, a pull request is an issue, too. In other issues, this is null on Forgejo, and
  // missing on GitHub.
  pull_request: z.unknown().optional(),
});

type Issue = z.infer<typeof issueSchema>;

/**
 * Sends a request to the API.
 *
 * @returns the answer, in the form that the schema describes
 * @throws {UserFacingError} when the forge refuses it, answers something else, or cannot be reached
 */
async function callApi<T>(
  { apiUrl, repository, token }: ForgeRepository,
  { method, path, body }: { method: string; path: string; body?: object },
  schema: z.ZodType<T>,
): Promise<T> {
  const url = `${apiUrl}/repos/${repository}/issues${path}`;
  const response = await fetch(url, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    const { message } = (error.cause as Error | undefined) ?? error;
    throw new UserFacingError(`${method} ${url} failed: ${message}`);
  });
  if (!response.ok) {
    throw new UserFacingError(
      `${method} ${url} was answered with ${response.status}: ` +
        'may this token read and write issues?',
    );
  }
  const result = schema.safeParse(await response.json().catch(() => undefined));
  if (!result.success) {
    throw new UserFacingError(`${method} ${url} was not answered as GitHub and Forgejo do.`);
  }
  return result.data;
}

async function findOpenIssue(forge: ForgeRepository, title: string): Promise<Issue | undefined> {
  for (let page = 1; ; page++) {
    // GitHub reads per_page, Forgejo limit.
    const path = `?state=open&per_page=${PAGE_SIZE}&limit=${PAGE_SIZE}&page=${page}`;
    const issues = await callApi(forge, { method: 'GET', path }, z.array(issueSchema));
    const foundIssue = issues.find((issue) => issue.title === title && !issue.pull_request);
    if (foundIssue || issues.length === 0) {
      return foundIssue;
    }
  }
}

/**
 * Opens, changes or closes the one issue with a title.
 *
 * @param body what the issue is to say; empty to close it
 * @returns what was done, in a sentence
 * @throws {UserFacingError} when the forge does not do it
 */
export async function syncIssue(
  forge: ForgeRepository,
  title: string,
  body: string,
): Promise<string> {
  const openIssue = await findOpenIssue(forge, title);
  if (!openIssue) {
    if (!body) {
      return `There is no issue “${title}”, and none is needed.`;
    }
    const request = { method: 'POST', path: '', body: { title, body } };
    const { number } = await callApi(forge, request, issueSchema);
    return `Issue ${number} was opened: ${title}.`;
  }
  // A forge may end lines as Windows does.
  if (body && openIssue.body?.replaceAll('\r\n', '\n').trim() === body.trim()) {
    return `Issue ${openIssue.number} says it already: ${title}.`;
  }
  const changedFields = body ? { body } : { state: 'closed' };
  const request = { method: 'PATCH', path: `/${openIssue.number}`, body: changedFields };
  await callApi(forge, request, issueSchema);
  return `Issue ${openIssue.number} was ${body ? 'changed' : 'closed'}: ${title}.`;
}

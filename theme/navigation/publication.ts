/** How long the server may take to tell which publication it serves, in milliseconds. */
const ANSWER_LIMIT_MS = 5000;

/** What the server answered when asked for a page's document. */
export interface DocumentAnswer {
  status: number;
  html: string;
}

/**
 * After a page's chunk could not be had: whether the site has been published anew
 * since this document was loaded, so that the chunk is gone for good and only
 * loading the new document helps. An error page of a proxy, or the sign-in page of
 * a hotel's network, is not a publication of ours.
 *
 * @param answer undefined when the server could not be reached
 * @param scripts addresses of the scripts that run here, as they stand in the document
 */
export function isAnotherPublication(answer: DocumentAnswer | undefined, scripts: string[]): boolean {
  if (!answer || ![200, 404].includes(answer.status) || !answer.html.includes('id="__rspress_root"')) {
    return false;
  }
  return scripts.some((script) => !answer.html.includes(`"${script}"`));
}

/** The addresses of the scripts that this document came with. */
export function runningScripts(): string[] {
  return [...document.querySelectorAll('script[defer][src]')].flatMap(
    (script) => script.getAttribute('src') ?? [],
  );
}

/** What the server has to say about a page of which the chunk could not be had; undefined when it cannot be reached. */
export async function askForDocument(address: string): Promise<DocumentAnswer | undefined> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return { status: response.status, html: await response.text() };
  } catch {
    return undefined;
  }
}

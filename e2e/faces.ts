import { expect, type Page } from '@playwright/test';

/** Typefaces for headings, text and code, as theme/styles/tokens.css names them. */
export interface Faces {
  heading: string;
  text: string;
  code: string;
}

/** The faces of all tests: the widest that are widespread, the only ones of many Linux desktops. */
const WIDE: Faces = { heading: 'DejaVu Serif', text: 'DejaVu Sans', code: 'DejaVu Sans Mono' };

/** Whether browsers here have the faces that bringFaces() gives them; elsewhere they have the system's. */
const hasFontconfig = process.platform === 'linux';

/**
 * The faces in which every page must hold: as wide as any that is widespread, as wide as Georgia and Arial,
 * and narrow. Where a browser only has the faces of its system, it is asked with those.
 */
export const FACES: readonly Faces[] = hasFontconfig
  ? [
      WIDE,
      { heading: 'DejaVu Serif Condensed', text: 'DejaVu Sans Condensed', code: 'DejaVu Sans Mono' },
      { heading: 'PT Sans Narrow', text: 'PT Sans Narrow', code: 'PT Sans Narrow' },
    ]
  : [{ heading: 'the system’s faces', text: 'sans-serif', code: 'monospace' }];

/** A line for the output of the tests: in which faces they run. */
export const facesLine = hasFontconfig
  ? `Faces: ${Object.values(WIDE).join(', ')}. Layout is also asked in ${FACES.slice(1)
      .map(({ heading, text }) => [...new Set([heading, text])].join(' with '))
      .join(' and in ')}.`
  : 'Faces: those of this system, since its browsers do not read fonts.conf.';

/**
 * Sets a page in certain faces, where the tests bring them.
 *
 * @throws when the browser does not draw the page in them
 */
export async function setFaces(page: Page, faces: Faces): Promise<void> {
  if (!hasFontconfig) {
    return;
  }
  await page.evaluate((names) => {
    for (const [kind, name] of Object.entries(names)) {
      document.documentElement.style.setProperty(`--${kind}-face`, `"${name}"`);
    }
    // Lays the page out, so that its faces are known.
    document.documentElement.getBoundingClientRect();
  }, faces);
  expect(await drawnFaces(page, 'h1')).toContain(faces.heading);
  expect(await drawnFaces(page, 'header nav a')).toContain(faces.text);
}

/** @returns the faces in which the browser draws the text of the first element that a selector finds */
async function drawnFaces(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

import type { Locator, Page } from '@playwright/test';
import { formatCount, spellCount } from '../../shared/numberInWords';
import { joiningGivesAccess } from '../../theme/components/ServiceFacts/access';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { services, site } from './facts';

/**
 * Tests of what visitors come for, on a phone. The first ones go from the home page to what the
 * visitor wants, in three clicks at most. The others answer the questions above the table of
 * services, and look at the first screen of pages.
 */

type Service = (typeof services)[number];

test.use({ viewport: { width: 375, height: 800 } });

const findMain = (page: Page) => page.getByRole('main');

/**
 * Finds, in the main part of the page, the first visible link to an address.
 *
 * @param address an address of the site, which begins with a slash, or a whole URL
 */
const findLink = (page: Page, address: string) => {
  const href = address.startsWith('/') ? inSite(address) : address;
  return findMain(page).locator(`a[href="${href}"]`).filter({ visible: true }).first();
};

/**
 * Follows a link, and waits until its page is open, and the part that the link names is in view.
 */
async function followLink(page: Page, link: Locator): Promise<void> {
  const address = new URL(String(await link.getAttribute('href')), page.url());
  await link.click();
  await expect(page).toHaveURL(address.href);
  if (address.hash) {
    await expect(page.locator(address.hash)).toBeInViewport();
  }
}

/** A service to which joining gives access, and one to which it does not, where there are such. */
const exampleServices = [true, false].flatMap((isForMembers) =>
  services.filter((service) => joiningGivesAccess(service) === isForMembers).slice(0, 1),
);

for (const service of exampleServices) {
  test(`“I use ${service.replaces[0]}” leads to ${service.name}, moving and an account`, async ({
    page,
  }) => {
    await open(page, '/');
    const row = findMain(page)
      .getByRole('listitem')
      .filter({ hasText: service.replaces[0] ?? service.name });
    await followLink(page, row.getByRole('link', { name: service.name, exact: true }).first());
    await expect(page).toHaveURL(inSite(`/docs/services/${service.id}`));
    await expect(
      findMain(page).getByRole('heading', { name: 'Bringing your data in' }),
    ).toBeVisible();
    if (joiningGivesAccess(service)) {
      await followLink(page, findLink(page, '/docs/association#how-to-join'));
      await expect(findLink(page, `mailto:${site.contact.general}`)).toBeVisible();
    } else {
      const openLink = findMain(page).getByRole('link', { name: `Open ${service.name}` });
      await expect(openLink).toHaveAttribute('href', service.address);
    }
  });
}

const incidentsAddress = site.links.status === 'none' ? '/blog/archive' : site.links.status;
const reasonsToVisit = [
  {
    reason: 'I leave',
    page: '/docs/association#how-to-leave',
    target: `mailto:${site.contact.support}`,
  },
  { reason: 'is it down?', page: '/docs/services#when-something-fails', target: incidentsAddress },
];
if (site.links.donation !== 'none') {
  const page = '/docs/association#how-it-is-funded';
  reasonsToVisit.push({ reason: 'I want to give', page, target: site.links.donation });
}

for (const { reason, page: address, target } of reasonsToVisit) {
  test(`“${reason}” is two clicks away`, async ({ page }) => {
    await open(page, '/');
    await followLink(page, findLink(page, address));
    await expect(findLink(page, target)).toBeVisible();
  });
}

const suits = ({ suits }: Service, answer: NonNullable<Service['suits']>[number]) =>
  suits?.includes(answer) ?? true;

/**
 * The answers to the question “what do you want to do?”: the label and the value of each. Answers
 * that no service suits are left out.
 */
const purposes = (
  [
    ['Write', 'write'],
    ['Store or send', 'store'],
    ['Talk', 'talk'],
    ['Publish', 'publish'],
  ] as const
).filter(([, purpose]) => services.some((service) => suits(service, purpose)));

const servicesWithoutAccount = services.filter(({ access }) => access === 'everyone');
/** A purpose for which every service needs an account. */
const [purposeNeedingAccount] = purposes.filter(
  ([, purpose]) => !servicesWithoutAccount.some((service) => suits(service, purpose)),
);

/** Unfolds the questions above the table of services. */
const unfoldQuestions = (page: Page) => findMain(page).getByText('Help me choose').click();

if (servicesWithoutAccount.length > 0) {
  test('the questions say how many services suit', async ({ page }) => {
    await open(page, '/docs/services');
    await unfoldQuestions(page);
    const status = findMain(page).getByRole('search').getByRole('status');
    const otherOffersLink = findMain(page)
      .getByRole('search')
      .getByRole('link', { name: 'what others offer' });
    await findMain(page).getByLabel('Only what needs no account').check();
    await expect(findMain(page).getByRole('rowheader')).toHaveCount(servicesWithoutAccount.length);
    const count = spellCount(servicesWithoutAccount.length, 'service');
    await expect(status).toHaveText(`${count.charAt(0).toUpperCase()}${count.slice(1)} for you:`);
    await expect(otherOffersLink).toBeHidden();
  });
}

if (servicesWithoutAccount.length > 0 && purposeNeedingAccount) {
  test('where no service suits, the questions say so, and the way on', async ({ page }) => {
    await open(page, '/docs/services');
    await unfoldQuestions(page);
    const search = findMain(page).getByRole('search');
    await findMain(page).getByLabel('Only what needs no account').check();
    await findMain(page).getByLabel(purposeNeedingAccount[0]).check();
    await expect(findMain(page).getByRole('rowheader')).toHaveCount(0);
    await expect(findMain(page).getByRole('columnheader')).toHaveCount(0);
    await expect(search.getByRole('status')).toContainText(
      'No service fits all answers. Without “',
    );
    await expect(search.getByRole('link', { name: 'what others offer' })).toBeVisible();
  });
}

/** Returns a price in euros: `€20`, `€2.50`. */
const formatEuros = (amount: number) =>
  `€${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

/**
 * The answers to the question “who will use it?” that the page has: the label of each, what a
 * service has to be good for, and words about what membership costs.
 */
const users = [
  {
    label: 'Only me',
    suitability: 'alone' as const,
    words: `You pay ${site.dues.amount > 0 ? formatEuros(site.dues.amount) : 'nothing'}`,
  },
  {
    label: 'A group',
    suitability: 'group' as const,
    words: `Each of you pays ${site.dues.amount > 0 ? formatEuros(site.dues.amount) : 'nothing'}`,
  },
  {
    label: 'An organization',
    suitability: 'group' as const,
    words: `for ${formatCount(site.organizations.accounts, 'account')} on each service`,
  },
].filter(
  ({ label, suitability }) =>
    services.some((service) => suits(service, suitability)) &&
    (label !== 'An organization' || site.organizations.who.length > 0),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    for (const { label, suitability, words } of users) {
      test(`to “${label}”, the questions add what membership costs and how long it takes`, async ({
        page,
      }) => {
        await page.goto(inSite('/docs/services'));
        const search = findMain(page).getByRole('search');
        const rows = findMain(page).getByRole('table').first().getByRole('row');
        const visibleCosts = findMain(page).locator('p[data-answers]').filter({ visible: true });
        const findDelay = ({ name, delay }: Service) =>
          rows.filter({ has: page.getByRole('link', { name, exact: true }) }).getByText(delay);
        const fittingServices = services.filter((service) => suits(service, suitability));
        await unfoldQuestions(page);
        await expect(visibleCosts).toHaveCount(0);
        for (const service of fittingServices) {
          await expect(findDelay(service)).toBeHidden();
        }
        await search.getByLabel(label, { exact: true }).check();
        if (services.some(joiningGivesAccess)) {
          await expect(visibleCosts).toContainText([
            words,
            `within ${formatCount(site.joining.decisionDays, 'day')}.`,
          ]);
          await expect(findMain(page).getByRole('table', { name: 'Dues of groups' })).toBeVisible({
            visible: label !== 'Only me' && site.dues.amount > 0,
          });
        }
        for (const service of fittingServices) {
          await expect(findDelay(service)).toBeVisible();
        }
        if (servicesWithoutAccount.length > 0) {
          await search.getByLabel('Only what needs no account').check();
          await expect(visibleCosts).toHaveCount(0);
        }
      });
    }
  });
}

test('on a phone, the questions are folded, and the first services are in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/services');
  const firstAnswer = findMain(page).getByRole('radio').first();
  await expect(firstAnswer).toBeHidden();
  const names = findMain(page).getByRole('rowheader');
  for (const index of services.slice(0, 2).keys()) {
    await expect(names.nth(index)).toBeInViewport({ ratio: 1 });
  }
  await unfoldQuestions(page);
  await expect(firstAnswer).toBeVisible();
});

test('on the page about the association, a phone shows how to take part in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/association');
  for (const name of ['Join', ...(site.links.donation === 'none' ? [] : ['Donate'])]) {
    await expect(findMain(page).getByRole('link', { name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions narrow the services to those that suit', async ({ page }) => {
    await page.goto(inSite('/docs/services'));
    await unfoldQuestions(page);
    const nameCells = findMain(page).getByRole('table').first().getByRole('rowheader');
    const expectOnly = (isExpected: (service: Service) => boolean) =>
      expect(nameCells).toHaveText(services.filter(isExpected).map(({ name }) => name));
    const groupPurposes = purposes.filter(([, purpose]) =>
      services.some((service) => suits(service, 'group') && suits(service, purpose)),
    );
    // The page leaves out the answers for which there is no service.
    if (groupPurposes.length > 0) {
      await findMain(page).getByLabel('A group', { exact: true }).check();
    }
    for (const [purposeLabel, purpose] of groupPurposes) {
      await findMain(page).getByLabel(purposeLabel).check();
      await expectOnly((service) => suits(service, 'group') && suits(service, purpose));
    }
    await findMain(page).getByLabel('Anyone', { exact: true }).check();
    await findMain(page).getByLabel('Anything').check();
    await expectOnly(() => true);
    if (servicesWithoutAccount.length > 0) {
      await findMain(page).getByLabel('Only what needs no account').check();
      await expectOnly(({ access }) => access === 'everyone');
    }
    await expect(findLink(page, '#if-your-need-is-not-covered')).toBeVisible();
  });
});

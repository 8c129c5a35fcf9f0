import { expect, type Locator, type Page, test } from '@playwright/test';
import { services } from '../services.config';
import { site } from '../site.config';
import { joiningGivesAccess } from '../theme/components/ServiceFacts/access';
import { open } from './navigation';

/**
 * Ten reasons to come here, each from the home page of a phone to something that one can do, in three clicks at
 * most. Which service answers is read from the configuration; where none does, the way leads to other hosts.
 */

type Service = (typeof services)[number];

test.use({ viewport: { width: 375, height: 800 } });

const MOST_CLICKS = 3;

/** A visitor on a telephone, who begins on the home page, and whose clicks are counted. */
class Visitor {
  readonly page: Page;
  #clicks = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async at(page: Page, path = '/'): Promise<Visitor> {
    await open(page, path);
    return new Visitor(page);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async click(target: Locator): Promise<void> {
    this.#clicks += 1;
    await target.click();
  }

  /** Follows a link of the page, and waits for what it leads to: a part of a page stands in view. */
  async follow(link: Locator): Promise<void> {
    const address = new URL(String(await link.getAttribute('href')), this.page.url());
    await this.click(link);
    await expect(this.page).toHaveURL(address.href);
    if (address.hash) {
      await expect(this.page.locator(address.hash)).toBeInViewport();
    }
  }

  /** What the way ends at: a link that leaves the site, or writes an email; it is the last click. */
  async endsAt(action: Locator, href: string | RegExp): Promise<void> {
    await expect(action).toBeVisible();
    await expect(action).toHaveAttribute('href', href);
    expect(this.#clicks + 1).toBeLessThanOrEqual(MOST_CLICKS);
  }
}

/** The service that takes the place of one of these, with the name that it lists, if there is one. */
const insteadOf = (...names: string[]): { service: Service; replaced: string } | undefined =>
  services.flatMap((service) =>
    service.replaces
      .filter((replaced) => names.includes(replaced))
      .map((replaced) => ({ service, replaced })),
  )[0];

const mailTo = (address: string) => `mailto:${address}`;

/** A link with that address, the first of those that can be seen. */
const linkTo = (inside: Locator, href: string) =>
  inside.locator(`a[href="${href}"]`).filter({ visible: true }).first();

/** What a heading begins with: the element right after it, none if that is the next heading. */
const followingSection = (heading: Locator) =>
  heading.locator('xpath=following-sibling::*[1][not(self::h2)]');

/** Goes from a row of the list of the home page, found by words that stand in it, to the page of its service. */
async function toService(visitor: Visitor, { id }: Service, words: string): Promise<void> {
  // A text, unlike an expression, is found in any case and needs no escapes.
  const row = visitor.main.getByRole('listitem').filter({ hasText: words });
  await visitor.follow(row.getByRole('link').first());
  await expect(visitor.page).toHaveURL(`/docs/services/${id}`);
}

/** A need that nothing here covers ends at the directory of other hosts. */
async function toOtherHosts(visitor: Visitor): Promise<void> {
  await visitor.follow(visitor.main.getByRole('link', { name: 'Our services' }));
  await visitor.follow(linkTo(visitor.main, '#if-your-need-is-not-covered'));
  await visitor.endsAt(linkTo(visitor.main, site.links.collective), /^https?:/);
}

/** From the page of a service into it: at once, or by way of joining. */
async function getIn(visitor: Visitor, service: Service): Promise<void> {
  if (!joiningGivesAccess(service)) {
    await visitor.endsAt(visitor.main.getByRole('link', { name: `Open ${service.name}` }), service.address);
    return;
  }
  await visitor.follow(visitor.main.getByRole('link', { name: 'Become a member' }));
  const steps = followingSection(visitor.page.locator('#how-to-join'));
  await visitor.endsAt(linkTo(steps, mailTo(site.contact.general)), /^mailto:/);
}

/** Walks from what somebody uses today: the page says how to bring it along, and how to get in. */
async function moveIn(page: Page, ...names: string[]): Promise<void> {
  const visitor = await Visitor.at(page);
  const found = insteadOf(...names);
  if (!found) {
    await toOtherHosts(visitor);
    return;
  }
  const { service, replaced } = found;
  await toService(visitor, service, replaced);
  const bringing = visitor.main.getByRole('heading', { name: 'Bringing your data in' });
  await expect(bringing).toBeVisible();
  await expect(followingSection(bringing)).not.toBeEmpty();
  await getIn(visitor, service);
}

test('“I have Gmail and Google Photos”', async ({ page }) => {
  await moveIn(page, 'Gmail');
  await moveIn(page, 'Google Photos');
});

test('“I want to send a large file now”', async ({ page }) => {
  const found = insteadOf('WeTransfer');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'WeTransfer' });
  await moveIn(page, 'WeTransfer');
  await open(page, '/');
  await expect(row.getByText('No account needed')).toHaveCount(Number(found?.service.access === 'everyone'));
});

test('“I want to give”', async ({ page }) => {
  const visitor = await Visitor.at(page);
  await visitor.endsAt(visitor.main.getByRole('link', { name: 'Donate' }), site.links.donation);
  await visitor.follow(linkTo(visitor.main, '/docs/association#how-it-is-funded'));
  await visitor.endsAt(linkTo(visitor.main, site.links.donation), /^https?:/);
});

test('“I leave”', async ({ page }) => {
  const visitor = await Visitor.at(page);
  await visitor.follow(linkTo(visitor.main, '/docs/association#how-to-leave'));
  const steps = followingSection(visitor.page.locator('#how-to-leave'));
  await visitor.endsAt(linkTo(steps, mailTo(site.contact.support)), /^mailto:/);
});

const suits = ({ suits }: Service, answer: NonNullable<Service['suits']>[number]) =>
  suits?.includes(answer) ?? true;

test('“is it down?”', async ({ page }) => {
  const visitor = await Visitor.at(page);
  await visitor.endsAt(
    page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }),
    site.links.status,
  );
  await visitor.follow(linkTo(visitor.main, '/docs/services#when-something-fails'));
  await visitor.endsAt(linkTo(visitor.main, site.links.status), /^https?:/);
});

test('a page that was not found leads to the status of the services and to people who answer', async ({
  page,
}) => {
  const visitor = await Visitor.at(page, '/no-such-page');
  await visitor.endsAt(linkTo(visitor.main, site.links.status), /^https?:/);
  await visitor.endsAt(linkTo(visitor.main, mailTo(site.contact.support)), /^mailto:/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('three questions narrow the services to those that suit, and each is found by some answers', async ({
    page,
  }) => {
    await page.goto('/docs/services');
    const main = page.getByRole('main');
    const names = main.getByRole('table').first().getByRole('rowheader');
    const expectOnly = (test: (service: Service) => boolean) =>
      expect(names).toHaveText(services.filter(test).map(({ name }) => name));
    const found = new Set<string>();
    for (const [who, alone] of [
      ['Alone', 'alone'],
      ['With a group', 'group'],
    ] as const) {
      await main.getByLabel(who).check();
      for (const [what, purpose] of [
        ['Write', 'write'],
        ['Store or send', 'store'],
        ['Talk', 'talk'],
        ['Publish', 'publish'],
      ] as const) {
        await main.getByLabel(what).check();
        const isFound = (service: Service) => suits(service, alone) && suits(service, purpose);
        await expectOnly(isFound);
        for (const { id } of services.filter(isFound)) {
          found.add(id);
        }
      }
    }
    expect([...found].sort()).toEqual(services.map(({ id }) => id).sort());
    await main.getByLabel('Either').check();
    await main.getByLabel('Anything').check();
    await expectOnly(() => true);
    await main.getByLabel('Only what needs no account').check();
    await expectOnly(({ access }) => access === 'everyone');
    // What is left of no service at all.
    await expect(linkTo(main, '#if-your-need-is-not-covered')).toBeVisible();
  });
});

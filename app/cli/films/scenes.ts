import type { Locator, Page } from 'playwright-core';
import { plainPdf } from '~/areas/demo/plain-pdf';
import type { Camera } from './camera';

/** What happens in a film. A guest's is seen without signing in. */
export interface Scene {
  isGuest?: boolean;
  play: (camera: Camera) => Promise<void>;
}

/** The open list of towns under a field. */
const offered = (page: Page): Locator => page.locator('[role=option]:visible');

/** 11/23/2026. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });

async function typeTown(camera: Camera, field: Locator, town: string, isEmptied = false): Promise<void> {
  await camera.type(field, town, isEmptied);
  await camera.settle(offered(camera.page));
  await camera.press('Tab');
}

async function routeMiles(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/trips-fuel');
  camera.say('Every trip starts in Trips & Fuel.');
  camera.hold(900);
  await camera.click(
    page.getByRole('link', { name: 'Trip', exact: true }),
    page.locator('[id="stops.0.city"]'),
  );
  camera.say('Type where it began. The list finishes the town.');
  await typeTown(camera, page.locator('[id="stops.0.city"]'), 'Tulsa', true);
  camera.say('And where it ended. State and ZIP fill themselves.');
  await typeTown(camera, page.locator('[id="stops.1.city"]'), 'Memphis');
  await camera.settle(page.getByText('400 miles'));
  camera.say('The map shows the route and the miles of each state.');
  await camera.point(page.getByText('400 miles'));
  camera.hold(1600);
  camera.say('“Save trip”, and it is in your quarter.');
  await camera.click(page.getByRole('button', { name: 'Save trip' }), page.getByText('Total distance'));
  camera.say('State miles add up to the trip, to the tenth.');
  camera.markPoster();
  await camera.point(page.getByText('Total distance'));
  camera.hold(2600);
}

async function fuelRecords(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/trips-fuel');
  camera.say('A fuel stop takes less than a minute.');
  camera.hold(900);
  await camera.click(page.getByRole('link', { name: 'Fuel', exact: true }), page.locator('#quantity'));
  camera.say('Type the town. The state fills itself.');
  await typeTown(camera, page.locator('#city'), 'Tucumcari', true);
  camera.say('Gallons and total, as the receipt has them.');
  await camera.type(page.locator('#quantity'), '118.4');
  await camera.type(page.locator('#total'), '431.27');
  camera.say('Attach a photo or PDF of the receipt.');
  await camera.attach(page.locator('input[type=file]'), {
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      plainPdf(['Route 66 Travel Center', 'Tucumcari, NM', 'Diesel 118.400 gal', 'Total $431.27']),
    ),
  });
  camera.markPoster();
  camera.say('“Save fuel”, and it counts toward the quarter.');
  await camera.click(
    page.getByRole('button', { name: 'Save fuel' }),
    page.getByRole('heading', { name: 'Trips & Fuel' }),
  );
  camera.say('An auditor finds the receipt behind every credit.');
  await camera.scrollTo(page.getByRole('row', { name: /Tucumcari/ }));
  camera.hold(2400);
}

async function quarterReport(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/reports');
  camera.say('The report of the quarter is there when you open it.');
  camera.markPoster();
  camera.hold(2400);
  camera.say('Whole miles, MPG to two decimals, and what you owe.');
  await camera.point(page.getByText('Tax due', { exact: true }));
  camera.hold(1400);
  camera.say('“File this quarter” keeps the figures you filed.');
  await camera.point(page.getByRole('link', { name: 'File this quarter' }));
  camera.hold(1200);
  camera.say('One line for each state, as on the return.');
  await camera.scrollTo(page.locator('table'));
  camera.hold(2200);
  camera.say('The lines add up to the total, to the cent.');
  await camera.scrollTo(page.locator('tfoot'));
  camera.hold(2600);
}

async function rates(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/rates');
  camera.say('The IFTA rates of a quarter, for every state.');
  camera.markPoster();
  camera.hold(1600);
  camera.say('It says how sure each figure is, and where it is from.');
  await camera.point(page.getByText('Final', { exact: true }));
  camera.hold(1600);
  camera.say('See what changed since the quarter before.');
  await camera.click(page.getByText(/jurisdictions changed since/));
  camera.hold(1800);
  camera.say('Any other quarter is a click away.');
  await camera.scrollTo(page.getByRole('navigation', { name: 'Quarter' }));
  await camera.click(
    page.getByRole('link', { name: 'Q2', exact: true }),
    page.getByRole('heading', { name: /Q2/ }),
  );
  camera.say('In US$ per gallon or C$ per liter, as a table or CSV.');
  await camera.choose(page.getByLabel('Currency and unit'), 'C$ per liter');
  await camera.click(page.getByRole('button', { name: 'Show', exact: true }), page.getByText(/C\$\/l/i));
  camera.hold(2000);
}

async function rateConfirmations(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/trips-fuel/documents');
  camera.say('Drop the rate confirmation your broker sent.');
  await camera.attach(page.locator('input[type=file]'), {
    name: 'load-80231.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      plainPdf([
        'RATE CONFIRMATION',
        'Load # 80231',
        'PICKUP',
        'Amarillo Cold Storage',
        '2100 SE 10th Ave',
        'Amarillo, TX 79102',
        `Date: ${daysAgo(3)} 08:00`,
        'DELIVERY',
        'Front Range Foods',
        '4800 Brighton Blvd',
        'Denver, CO 80216',
        `Date: ${daysAgo(2)} 14:00`,
        'Total rate: $1,850.00',
      ]),
    ),
  });
  camera.say('“Read files” finds pickups, deliveries and dates.');
  const load = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'load-80231.pdf' }) });
  await camera.click(page.getByRole('button', { name: 'Read files' }), load);
  await camera.settle(load.getByText('Ready'));
  camera.hold(1200);
  camera.say('“Review” shows what was read beside the page.');
  await camera.click(load.getByRole('link', { name: 'Review' }), page.getByText('Amarillo Cold Storage'));
  camera.markPoster();
  camera.hold(2400);
  camera.say('Fix a line, if one is wrong, before there is a trip.');
  camera.hold(7000);
}

async function fleet(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/equipment');
  camera.say('Each truck shows whether IFTA counts it.');
  camera.hold(1800);
  camera.say('“Edit” opens unit 103.');
  await camera.click(
    page.getByRole('link', { name: 'Edit unit 103' }),
    page.getByRole('button', { name: /^Save/ }),
  );
  camera.say('Enter the weight once, from the cab card.');
  await camera.point(page.getByLabel(/^Registered weight/));
  camera.hold(1600);
  camera.say('Over 26,000 pounds, a truck is a qualified vehicle.');
  await camera.click(
    page.getByRole('button', { name: /^Save/ }),
    page.getByRole('heading', { name: 'Equipment' }),
  );
  camera.markPoster();
  camera.hold(1600);
  camera.say('Only the right miles go on the return.');
  camera.hold(2200);
}

async function calculator(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/calculator');
  camera.say('No account needed: a ZIP or a town is enough.');
  await typeTown(camera, page.locator('[name=pickup_city]'), '40202');
  camera.say('Enter where you deliver, then “Calculate”.');
  await typeTown(camera, page.locator('[name=delivery_city]'), '80216');
  await camera.click(
    page.getByRole('button', { name: 'Calculate' }),
    page.getByRole('button', { name: 'Get results' }),
  );
  camera.say('The miles of each state are there at once.');
  camera.hold(1800);
  camera.say('Add the diesel you would buy, then “Get results”.');
  await camera.type(page.getByLabel('Gallons bought in Kansas'), '120');
  await camera.click(
    page.getByRole('button', { name: 'Get results' }),
    page.getByRole('dialog', { name: /See your IFTA tax/ }),
  );
  camera.markPoster();
  camera.say('The tax of that trip, with a link you can share.');
  camera.hold(3200);
}

async function people(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/account/people');
  camera.say('Everybody who works on your records, on one page.');
  camera.hold(1600);
  camera.say('Invite your bookkeeper by email.');
  await camera.type(page.getByLabel('Email'), 'books@example.com');
  camera.say('Choose what they may do. A viewer changes nothing.');
  await camera.click(page.getByRole('radio', { name: 'Viewer' }));
  camera.hold(900);
  camera.say('“Send invitation” mails them a link.');
  await camera.click(
    page.getByRole('button', { name: 'Send invitation' }),
    page.getByText('books@example.com'),
  );
  camera.markPoster();
  camera.hold(900);
  camera.say('Your own programs get in with “API tokens”.');
  await camera.click(page.getByRole('link', { name: 'API tokens' }), page.getByRole('heading', { level: 1 }));
  camera.hold(2000);
}

async function howItWorks(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open('/calculator');
  camera.say('Enter where you pick up.');
  await typeTown(camera, page.locator('[name=pickup_city]'), 'Chicago, IL');
  camera.say('Enter where you deliver, then “Calculate”.');
  await typeTown(camera, page.locator('[name=delivery_city]'), 'Dallas, TX');
  await camera.click(
    page.getByRole('button', { name: 'Calculate' }),
    page.getByRole('button', { name: 'Get results' }),
  );
  camera.say('The route is split at every state line.');
  camera.hold(2000);
  camera.say('Add the diesel you bought, from your receipts.');
  await camera.type(page.getByLabel('Gallons bought in Illinois'), '40');
  await camera.type(page.getByLabel('Gallons bought in Arkansas'), '60');
  await camera.type(page.getByLabel('Gallons bought in Texas'), '50');
  camera.say('“Get results” shows the report.');
  await camera.click(
    page.getByRole('button', { name: 'Get results' }),
    page.getByRole('dialog', { name: /See your IFTA tax/ }),
  );
  camera.markPoster();
  camera.hold(1200);
  camera.say('Tax or credit of every state, and the total.');
  camera.hold(3000);
}

/** One for each feature of prisma/seed/content/features.ts, by its slug, and the one of the front page. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'how-it-works': { isGuest: true, play: howItWorks },
  'route-miles': { play: routeMiles },
  'fuel-records': { play: fuelRecords },
  'quarter-report': { play: quarterReport },
  rates: { isGuest: true, play: rates },
  'rate-confirmations': { play: rateConfirmations },
  fleet: { play: fleet },
  calculator: { isGuest: true, play: calculator },
  people: { play: people },
};

import { renderToStaticMarkup as render } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppShell, isCurrent } from '~/areas/content/parts/app-shell';
import { DeadlineBanner } from '~/areas/returns/parts/deadline-banner';
import { ErrorSummary } from '~/kit/error-summary';
import { CheckField, Field, SelectField } from '~/kit/field';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Message, messageCodeOf } from '~/areas/content/parts/message-page';
import { Money } from '~/kit/money';
import { Toasts, toastDuration } from '~/kit/notice';
import { entriesText, pageWindow, Pagination } from '~/kit/pagination';
import { PublicPage } from '~/areas/content/parts/public-page';
import { RoadLog, roadGap } from '~/areas/trips/parts/road-log';
import { mapFromAnswer } from '~/areas/trips/parts/route-map-modal';
import { Table, type Column } from '~/kit/table';
import { DISK_FULL } from '~/engine/result';

const order = (html: string, ...parts: string[]) => parts.map((part) => html.indexOf(part));

describe('a field', () => {
  const html = render(
    <Field id="city" name="stops[0][city]" label="City" hint="As on the map" error="Enter a city" />,
  );

  it('is in the order label, hint, error, input', () => {
    const places = order(html, '<label', 'id="city-hint"', 'id="city-error"', '<input');
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('is described by its hint and its error, and marked as wrong', () => {
    expect(html).toContain('aria-describedby="city-hint city-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('for="city"');
  });

  it('has no empty description when there is nothing to say', () => {
    const plain = render(<Field id="zip" name="zip" label="ZIP" optional error={[]} />);
    expect(plain).not.toContain('aria-describedby');
    expect(plain).not.toContain('aria-invalid');
    expect(plain).toContain('(optional)');
  });

  it('shows what was typed as text, not as markup', () => {
    const typed = '"><script>alert(1)</script>';
    expect(render(<Field id="a" name="a" label="A" error={typed} defaultValue={typed} />)).not.toContain(
      '<script>',
    );
  });

  it('describes choices and boxes the same way', () => {
    expect(render(<SelectField id="s" name="s" label="S" options={[]} error={['One.', 'Two.']} />)).toContain(
      'One. Two.',
    );
    expect(render(<CheckField id="c" name="c" label="C" hint="H" />)).toContain('aria-describedby="c-hint"');
  });
});

describe('the error summary', () => {
  it('links every message to its field', () => {
    const html = render(
      <ErrorSummary errors={[{ fieldId: 'city', message: 'Enter a city' }, { message: 'Both' }]} />,
    );
    expect(html).toContain('There is a problem');
    expect(html).toContain('<a href="#city">Enter a city</a>');
    expect(html).toContain('<li>Both</li>');
  });

  it('is not there without errors', () => {
    expect(render(<ErrorSummary errors={[]} />)).toBe('');
  });
});

describe('money', () => {
  it('writes a credit with a minus sign and the word', () => {
    expect(render(<Money cents={-1234} />)).toMatch(
      /\u2212\$12\.34<span class="visually-hidden"> credit<\/span>/,
    );
  });

  it('calls neither zero nor a tax a credit', () => {
    expect(render(<Money cents={0} />) + render(<Money cents={5} />)).not.toContain('credit');
  });
});

describe('the table', () => {
  interface Row {
    code: string;
    miles: number | null;
  }
  const columns: Column<Row>[] = [
    {
      key: 'code',
      label: 'State',
      cell: (row) => row.code,
      total: 'Total',
      sort: { href: '?order=code', direction: 'ascending' },
    },
    {
      key: 'miles',
      label: 'Miles',
      unit: 'mi',
      number: true,
      short: 'mi',
      cell: (row) => row.miles,
      total: '7',
      sort: { href: '?order=miles' },
    },
  ];
  const rows = [
    { code: 'TX', miles: 7 },
    { code: 'OK', miles: null },
  ];
  const html = render(<Table columns={columns} rows={rows} rowKey={(row) => row.code} caption="Miles" />);

  it('names rows by their first cell and totals them', () => {
    expect(html).toContain('<th scope="row" class="cell-what">TX</th>');
    expect(html).toMatch(/<tfoot><tr><th scope="row"[^>]*>Total<\/th><td[^>]*>7<\/td>/);
  });

  it('says in text by which column it is sorted, and links the others', () => {
    expect(html).toContain('aria-sort="ascending"');
    expect(html).toContain(', sorted ascending');
    expect(html.match(/sorted/g)).toHaveLength(1);
    // The sorted list comes with the focus on the same head.
    expect(html).toContain('href="?order=miles#sort-miles"');
    expect(html).toContain('id="sort-miles"');
  });

  it('gives a figure its narrow unit, and no unit to an empty cell', () => {
    expect(html.match(/data-short="mi"/g)).toHaveLength(2);
    expect(html).toContain('<td class="cell-figure cell-number cell-empty"></td>');
  });

  it('puts the details of a row under it, over the whole width', () => {
    const open = render(
      <Table
        columns={columns}
        rows={rows}
        rowKey={(row) => row.code}
        caption="Miles"
        detail={(row) => (row.code === 'TX' ? 'I-35' : null)}
      />,
    );
    expect(open.match(/<tr class="row-detail"><td colSpan="2">I-35<\/td><\/tr>/gi)).toHaveLength(1);
  });

  it('shows what to do instead of an empty table', () => {
    expect(
      render(<Table columns={columns} rows={[]} rowKey={() => ''} caption="Miles" empty="Nothing yet" />),
    ).toBe('Nothing yet');
  });
});

describe('pagination', () => {
  it('keeps the page inside its window of links', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(5, 8),
        (a, b, size) => {
          const [page, last] = a <= b ? [a, b] : [b, a];
          const pages = pageWindow(page, last, size);
          expect(pages).toContain(page);
          expect(pages).toHaveLength(Math.min(size, last));
          expect(pages[0]).toBeGreaterThanOrEqual(1);
          expect(pages[pages.length - 1]).toBeLessThanOrEqual(last);
        },
      ),
    );
  });

  it('says which entries show', () => {
    expect(entriesText({ page: 3, pageSize: 50, filtered: 120, total: 120 })).toBe(
      'Showing 101 to 120 of 120 entries',
    );
    expect(entriesText({ page: 1, pageSize: 50, filtered: 0, total: 1200 })).toBe(
      'Showing 0 to 0 of 0 entries (filtered from 1,200 total entries)',
    );
  });

  it('brings a page that is past the end back to the last one', () => {
    const html = render(
      <Pagination page={99} pageSize={10} filtered={25} total={25} hrefOf={(page) => `?p=${page}`} />,
    );
    expect(html).toContain('Showing 21 to 25 of 25 entries');
    expect(html).toMatch(/href="\?p=3" aria-current="page"/);
    expect(html).not.toContain('rel="next"');
  });

  it('has no links for a single page', () => {
    expect(
      render(<Pagination page={1} pageSize={50} filtered={50} total={50} hrefOf={String} />),
    ).not.toContain('<nav');
  });
});

describe('the road log', () => {
  it('draws distances in proportion, within five steps', () => {
    expect(roadGap(0, 0, 900)).toBe(0);
    expect(roadGap(0, 90, 900)).toBe(1);
    expect(roadGap(0, 900, 900)).toBe(5);
    expect(roadGap(5, 5, 0)).toBe(0);
  });

  it('tells stops from state lines and writes the miles', () => {
    const html = render(
      <RoadLog
        entries={[
          { kind: 'stop', label: 'Tulsa, OK', mile: 0 },
          { kind: 'line', label: 'Texas', code: 'TX', mile: 1200 },
          { kind: 'stop', label: 'Dallas, TX', mile: 1300 },
        ]}
      />,
    );
    expect(html.match(/road-stop/g)).toHaveLength(2);
    expect(html).toContain('<abbr class="plate" title="Texas">TX</abbr>');
    expect(html).toContain('1,200<span class="visually-hidden"> miles: </span>');
  });
});

describe('messages', () => {
  it('stay when they are dangers or have a negative duration, else pass', () => {
    expect(toastDuration({ type: 'danger', message: '', duration: 3000 })).toBeLessThan(0);
    expect(toastDuration({ type: 'success', message: '', duration: -1 })).toBe(-1);
    expect(toastDuration({ type: 'warning', message: '' })).toBe(3000);
  });

  it('are in the page that the server sends, announced once', () => {
    const html = render(
      <Toasts
        messages={[
          { type: 'success', message: 'Success' },
          { type: 'danger', message: 'One\nTwo' },
        ]}
      />,
    );
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/toast-brief/g)).toHaveLength(1);
    expect(html).toContain('<p>One</p><p>Two</p>');
  });
});

describe('the shells', () => {
  it('lead a guest to sign in and sign up, and a signed-in person to the application', () => {
    const guest = render(<PublicPage product="Stateline">x</PublicPage>);
    expect(guest).toContain('href="/mileage/login"');
    expect(guest).toContain('href="/mileage/register"');
    const person = render(
      <PublicPage product="Stateline" signedIn>
        x
      </PublicPage>,
    );
    expect(person).toContain('href="/mileage/trips-fuel"');
    expect(person).not.toContain('href="/mileage/login"');
  });

  it('begin with the way to the content', () => {
    const html = render(<PublicPage product="Stateline">x</PublicPage>);
    expect(html.indexOf('href="#main"')).toBeGreaterThan(-1);
    expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'));
    expect(html).toContain('<main class="page-main wrap" id="main"');
  });

  it('mark the one entry that the page belongs to', () => {
    const html = render(
      <AppShell
        product="Stateline"
        user={{ name: 'Dana W', email: 'd@example.com' }}
        current="/mileage/trips-fuel/15/edit"
      >
        x
      </AppShell>,
    );
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/mileage\/trips-fuel"[^>]*aria-current="page"/);
    expect(html).toMatch(/<form method="post" action="\/mileage\/logout">/);
  });

  it('do not take one path for another that begins alike', () => {
    expect(isCurrent('/mileage/reports', '/mileage/reports-old')).toBe(false);
    expect(isCurrent('/mileage/reports', '/mileage/reports')).toBe(true);
  });

  it.each([
    ['/mileage/account/people', 'Account/Billing'],
    ['/mileage/account/billing', 'Account/Billing'],
    ['/mileage/account', 'Account/Billing'],
    ['/mileage/imports/positions', 'Trips &amp; Fuel'],
    ['/mileage/bulk-tanks/new', 'Equipment'],
  ])('mark the entry to which %s belongs, and no other', (current, entry) => {
    const html = render(
      <AppShell product="Stateline" user={{ name: 'Dana W', email: 'd@example.com' }} current={current}>
        x
      </AppShell>,
    );
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`title="${entry}"[^>]*aria-current="page"`));
  });
});

describe('the deadline', () => {
  const at = (daysLeft: number) =>
    render(<DeadlineBanner deadline={{ quarter: 4, year: 2026, dueDate: '2027-02-01', daysLeft }} />);
  it('counts the days in words', () => {
    expect(at(72)).toContain('Q4 2026 IFTA return due February 1, 2027');
    expect(at(72)).toContain('72 days left');
    expect(at(1)).toContain('1 day left');
    expect(at(0)).toContain('Due today');
  });
});

describe('error pages', () => {
  it.each([
    [403, 'Sorry! Access denied :(', 'You do not have permission to open this page.'],
    [404, 'Oops! You&#x27;re lost.', 'The page you are looking for was not found.'],
    [500, 'Houston, we have a problem!', 'The page you are looking for is temporarily unavailable.'],
  ] as const)('%d says what is specified', (code, title, text) => {
    const html = render(<Message code={code} />);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<p>${text}</p>`);
  });

  it('tell a database that is away from one that is busy, and from a disk that is full', () => {
    const thrown = (code: string, message = '') => ({
      status: 503,
      statusText: '',
      internal: false,
      data: { code, message },
    });
    expect(messageCodeOf(thrown('unavailable'))).toBe('away');
    expect(messageCodeOf(thrown('unavailable', DISK_FULL))).toBe('full');
    expect(render(<Message code="full" />)).toMatch(/Error 503.*The disk of the server is full\./s);
    expect(messageCodeOf(thrown('busy'))).toBe(503);
    expect(messageCodeOf({ ...thrown('unavailable'), data: null })).toBe(503);
    expect(render(<Message code="away" again="/mileage/rates" />)).toMatch(/Error 503.*Houston.*Try again/s);
  });

  it('give the request number where the fault is ours', () => {
    expect(render(<Message code={500} requestId="req-1" />)).toContain('<code>req-1</code>');
    expect(render(<Message code="away" requestId="req-1" />)).toContain('<code>req-1</code>');
    expect(render(<Message code={404} requestId="req-1" />)).not.toContain('req-1');
  });
});

it('writes a code that nobody knows as it is', () => {
  expect(render(<JurisdictionCode code="ZZ" />)).toBe('<abbr class="plate" title="ZZ">ZZ</abbr>');
});

describe('the answer of the points calls', () => {
  it('becomes stops and ways', () => {
    expect(
      mapFromAnswer({
        data: {
          points: [{ position: { lat: 1, lng: 2 }, city: 'Dallas', state: 'TX' }, { city: 'Nowhere' }],
          routes: [{ points: [{ lat: 1, lng: 2 }] }, {}],
        },
      }),
    ).toEqual({
      points: [{ latitude: 1, longitude: 2, name: 'Dallas, TX' }],
      routes: [[[1, 2]], []],
      crossings: [],
    });
  });

  it('is empty when the call failed', () => {
    expect(mapFromAnswer(null)).toEqual({ points: [], routes: [], crossings: [] });
    expect(mapFromAnswer({ message: 'Not found' })).toEqual({ points: [], routes: [], crossings: [] });
  });
});

import { escapeHtml } from '~/engine/text/escape-html';
import { GRACE_DAYS, TRIAL_DAYS } from '~/areas/billing/rules/packages';
import { PAUSE_MAIL_DAYS, PAUSE_MONTHS } from '~/areas/billing/rules/pause';
import { KEPT_DAYS } from '~/areas/calculator/rules/calculation';
import { longDate } from '~/engine/calendar/long-date';
import { COOKIES, STORES, type BrowserStore } from './cookies';
import { RETENTION } from './retention';
import type { SiteFacts } from './site-facts';

/**
 * The texts of the about, terms and privacy pages, as our own static HTML. `{product}`, `{support}` and the other names
 * in braces are replaced by what is configured. Numbers in the texts are those of the rules they speak of.
 */
export interface TextSection {
  /** The end of its address. */
  slug: string;
  title: string;
  /** The title in English too, where tax forms have it so and the page is in another language. */
  english?: string;
  html: string;
}

export interface PublicText {
  title: string;
  description: string;
  intro: string;
  sections: readonly TextSection[];
}

export const ABOUT: PublicText = {
  title: 'About {product}',
  description: 'What {product} does, how it calculates miles and fuel tax, and where its data comes from.',
  intro:
    '<p>{product} keeps the trips, fuel and trucks for a carrier and turns them into the quarterly fuel-tax return. The calculator on the front page does the same for a single trip, free for everyone.</p>',
  sections: [
    {
      slug: 'miles',
      title: 'How we calculate miles',
      html: "<p>Routes run on a highway network that comes with the program. Every state and provincial line on it is a point with a mile, so state miles always add up to the trip. A planned route isn't always the one you drove. If your odometer or ELD disagrees, trust it and edit the miles.</p>",
    },
    {
      slug: 'tax',
      title: 'How we calculate the tax',
      html: "<p>The way the IFTA return does: whole miles, miles per gallon to two decimals, whole taxable gallons, cents. Surcharges are on separate lines, Oregon has no rate, and miles outside IFTA count in the average only. Each report names the rates it used and whether they were final. If we don't have a rate, we say so. We never treat it as zero.</p>",
    },
    {
      slug: 'data',
      title: 'Where the data comes from',
      html: '<ul><li>Tax rates: the figures of the quarterly matrices of the International Fuel Tax Association, Inc. (IFTA, Inc.). Some quarters come from the official file; others are pieced together from published copies, state forms and later matrices. Each table says which, and whether it is final.</li><li>Places and ZIP codes: GeoNames (geonames.org), under the Creative Commons Attribution 4.0 license, selected and merged; Canadian forward sortation areas from the open package zipcodes.</li><li>State and provincial outlines: United States Census Bureau and Natural Earth, both in the public domain.</li><li>Roads: our own description of the highway network, checked against public mileage tables.</li></ul><p>ZIP Code is a trademark of the United States Postal Service. {product} is not part of and not endorsed by any tax authority.</p>',
    },
    {
      slug: 'contact',
      title: 'Contact',
      html: '<p>Email <a href="mailto:{support}">{support}</a>.</p>',
    },
  ],
};

export const ACCESSIBILITY: PublicText = {
  title: 'Accessibility',
  description:
    'How {product} works with a keyboard, a screen reader, large text and without scripts, and how we test it.',
  intro:
    '<p>{product} should work for everyone who has to file, whatever they use to read and type. We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.</p>',
  sections: [
    {
      slug: 'works',
      title: 'What works',
      html: '<ul><li>Every page works with a keyboard alone, and shows where the focus is.</li><li>Every form works without JavaScript, keeps what you typed, and names each error next to its field and at the top of the form.</li><li>Every page fits a screen 360 pixels wide without scrolling sideways, in light and dark colors.</li><li>Text has a contrast of at least 7 to 1. Nothing is said by color alone.</li><li>Maps and charts have the same facts in a table or list.</li><li>Nothing moves if your device asks for reduced motion.</li></ul>',
    },
    {
      slug: 'testing',
      title: 'How we test it',
      html: '<p>Before each release a program opens the screens in a real browser, wide and narrow, light and dark, and checks them with axe for WCAG problems. Others check that the HTML is valid, use the forms without scripts, and measure contrast. These programs find many problems, not all of them.</p>',
    },
    {
      slug: 'limits',
      title: 'Known limits',
      html: '<ul><li>PDF reports are tagged: headings, tables and their heads can be read by a screen reader. They have not been certified as PDF/UA. The same report is on the page, and as Excel and CSV.</li><li>Pictures in the tutorials show screens; the steps say everything in words.</li></ul>',
    },
    {
      slug: 'contact',
      title: 'Tell us',
      html: '<p>Something does not work for you? Email <a href="mailto:{support}">{support}</a> and say which page. We answer within one business day.</p>',
    },
  ],
};

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table class="stacks"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const effective = ({ effectiveOn }: SiteFacts): string =>
  effectiveOn ? `<p>In effect since ${longDate(effectiveOn)}.</p>` : '';

/** Who runs the installation, in a sentence. */
const operator = ({ operatorName, operatorAddress }: SiteFacts): string =>
  operatorName
    ? `{product} is run by ${escapeHtml(operatorName)}${operatorAddress ? `, ${escapeHtml(operatorAddress)}` : ''}.`
    : 'The operator of this installation has not entered a name and address yet.';

export const termsText = (site: SiteFacts): PublicText => ({
  title: 'Terms and Conditions',
  description: 'The terms for using {product}: plans, trial, refunds, your records, liability.',
  intro: `<p>In short: Your records are yours. We keep the service running. You check the numbers before you file.</p>${effective(site)}`,
  sections: [
    {
      slug: 'operator',
      title: 'Who we are',
      html: `<p>${operator(site)} Questions: <a href="mailto:{support}">{support}</a>.</p>`,
    },
    {
      slug: 'service',
      title: 'What you get',
      html: '<p>A service that records trips, fuel purchases and vehicles, calculates miles by jurisdiction and prepares fuel-tax reports. The free plan costs nothing. Paid plans are paid by the month or by the year, in US dollars, at the price shown when you subscribe.</p>',
    },
    {
      slug: 'figures',
      title: 'Figures and filing',
      html: '<p>We prepare the reports with care, but the return is yours: you sign it, you file it, and your base jurisdiction decides. Routes are planned and may differ from the way you drove; rates marked preliminary or reconstructed can change. Check miles, gallons and rates against your own records before you file. {product} gives no legal or tax advice.</p>',
    },
    {
      slug: 'account',
      title: 'Your account',
      html: '<p>Use a real email address, keep your password to yourself, and tell us if someone else got in. Enter only records you are allowed to enter. Do not try to break the service, to read what belongs to others, or to copy its data wholesale.</p>',
    },
    {
      slug: 'records',
      title: 'Your records',
      html: '<p>What you enter belongs to you. You can export all of it at any time. IFTA requires you to keep records for four years; export them before you delete your account.</p>',
    },
    {
      slug: 'trial',
      title: 'Free trial',
      html: `<p>Each carrier gets one free trial of ${TRIAL_DAYS} days, with its first paid plan. You enter a card to begin; we charge it when the trial ends, unless you cancel before. The plan page shows the day and the amount. There is one trial per person, card, and USDOT number, and your email address must be confirmed.</p>`,
    },
    {
      slug: 'payment',
      title: 'Payment, renewal and canceling',
      html: `<p>Subscriptions renew each month, or each year where you pay by the year, until you cancel, which you can do at any time on the billing page; the plan then runs to the end of the period you paid for. If a payment fails, your plan stays active for ${GRACE_DAYS} days while you fix it; after that the limits of the Free plan apply and nothing is deleted. We may end an account that breaks these terms, after telling you why and leaving you time to export your records.</p>`,
    },
    {
      slug: 'pause',
      title: 'Pausing a plan',
      html: `<p>A monthly plan can be paused for ${PAUSE_MONTHS[0]} to ${PAUSE_MONTHS.at(-1)} months on the billing page. The pause begins when the month you paid for ends; no part of that month is refunded. While it lasts nothing is charged, the limits of the Free plan apply, and nothing is deleted: you can read, file and download your records. The plan resumes by itself on the day you chose, and is charged from that day on; we email you ${PAUSE_MAIL_DAYS} days before. You can take the pause back before it begins, resume earlier, which begins and charges a new month that day, or cancel. A discount for several months runs on during a pause.</p>`,
    },
    {
      slug: 'refunds',
      title: 'Refunds',
      html: '<p>We do not refund part of a month or year, except where the law requires it. If we charged you by mistake or twice, we refund that charge in full, to the same card. Your bank shows it within 5 to 10 business days.</p>',
    },
    {
      slug: 'taxes',
      title: 'Sales tax',
      html: site.addsTax
        ? '<p>Prices are shown without tax. Where sales tax, GST or HST has to be collected at your billing address, the plan page shows it on its own line before you confirm, and so does every invoice. A refund includes the tax that was charged with it.</p>'
        : '<p>The price shown is what we charge. No sales tax, GST or HST is added.</p>',
    },
    {
      slug: 'liability',
      title: 'Liability',
      html: '<p>The service is provided as it is. As far as the law allows, we are not liable for penalties, interest or losses that come from figures you did not check, and in no case for more than you paid us in the twelve months before. Rights that the law gives you and that cannot be waived remain.</p>',
    },
    {
      slug: 'law',
      title: 'Governing law',
      html: site.governingLaw
        ? `<p>These terms are governed by the law of ${escapeHtml(site.governingLaw)}.</p>`
        : '<p>These terms are governed by the law of the place where the operator is established.</p>',
    },
    {
      slug: 'changes',
      title: 'Changes',
      html: '<p>If these terms change, we say so here and, if you have an account, by email, at least 30 days before. Questions: <a href="mailto:{support}">{support}</a>.</p>',
    },
  ],
});

const rowOf = ({ name, purpose, lifetime }: BrowserStore): string[] => [
  `<code>${name}</code>`,
  purpose,
  lifetime,
];

/** Everybody who may get to see something, as this installation is configured. */
function processors(site: SiteFacts): string[] {
  const { routing } = site;
  return [
    site.hostingProvider
      ? `<strong>Hosting:</strong> our servers are at ${escapeHtml(site.hostingProvider)}.`
      : '',
    site.payments === 'stripe'
      ? '<strong>Payments:</strong> Stripe. Card numbers go to Stripe directly and never reach us; it also gets your email address and carrier name.'
      : '<strong>Payments:</strong> none. This installation runs test billing; no money moves and no card is real.',
    site.mailHost
      ? `<strong>Email:</strong> ${escapeHtml(site.mailHost)} delivers our messages to you.`
      : '<strong>Email:</strong> none leaves this installation. Messages stay on its inbox page, and anyone with access to this demo can read them.',
    site.signInProviders.length > 0
      ? `<strong>Sign-in:</strong> ${site.signInProviders.map(escapeHtml).join(', ')}, only if you choose it. It tells us your name and email address.`
      : '',
    site.fileHost ? `<strong>Files:</strong> your uploads are stored at ${escapeHtml(site.fileHost)}.` : '',
    routing
      ? `<strong>Routes:</strong> ${escapeHtml(routing.name)} (${escapeHtml(routing.host)}) gets the places on your trips, without your name.`
      : '<strong>Routes:</strong> calculated on our own servers.',
    site.languageModelHost
      ? `<strong>Documents:</strong> if our own reader is unsure about a rate confirmation, its text is sent to a language model at ${escapeHtml(site.languageModelHost)}.`
      : '<strong>Documents:</strong> rate confirmations are read on our own servers. No language model sees them.',
    site.breachHost
      ? `<strong>Leaked passwords:</strong> when you choose a password, the first five digits of its SHA-1 hash go to ${escapeHtml(site.breachHost)}, which cannot tell the password from them.`
      : '',
    site.scansForViruses ? '<strong>Viruses:</strong> uploads are scanned on our own servers.' : '',
    site.inboundMailDomain
      ? `<strong>Forwarded email:</strong> rate confirmations you forward to your address at ${escapeHtml(site.inboundMailDomain)} are read like uploads.`
      : '',
    site.mapHost
      ? `<strong>Map pictures:</strong> ${escapeHtml(site.mapHost)} gets your network address and the part of the map you look at.`
      : '',
    site.analyticsHost
      ? `<strong>Statistics:</strong> ${escapeHtml(site.analyticsHost)}, only if you agreed.`
      : '',
    site.videoHost
      ? `<strong>Video:</strong> ${escapeHtml(site.videoHost)}, only after you follow the link to it.`
      : '',
  ].filter(Boolean);
}

export const privacyText = (site: SiteFacts): PublicText => ({
  title: 'Privacy',
  description: 'What {product} stores, for how long, who sees it, and how to get or delete it.',
  intro: `<p>We store only what the service needs. We don't track you. There is no advertising, and pages load nothing from another company except what is listed under <a href="#others">Who else is involved</a>.</p><p>${operator(site)}</p>${effective(site)}`,
  sections: [
    {
      slug: 'visitors',
      title: 'If you only visit',
      html: `<p>The calculator stores the two places, the gallons you typed and the result under a random code of six characters, so that its pages have an address. They are deleted after ${KEPT_DAYS} days and not linked to you. The server keeps a log of requests with the time, the page and the network address, for security and troubleshooting.</p>`,
    },
    {
      slug: 'accounts',
      title: 'If you have an account',
      html: '<p>We store your name and email address, a one-way hash of your password, your sessions, and what you record: carrier, vehicles, trips, fuel purchases, documents and reports. The members of your carrier see its records.</p>',
    },
    {
      slug: 'staff',
      title: 'What our staff can see',
      html: '<p>Our staff see your name, email address, carrier, plan, support requests and the messages we sent you. To help you, an administrator can sign in as you for at most one hour. They have to write down why. You get an email with that reason at once, every page says so to them, and everything they change is logged with both names. They cannot see your password, and cannot make API tokens, invitations, webhooks or sign-in methods in your name.</p>',
    },
    {
      slug: 'cookies',
      title: 'Cookies',
      html: `<p>All cookies are our own. They do what you asked for; none of them follows you to other sites. Over https the first five carry <code>__Host-</code> or are sent over https only. Usage statistics are off unless you agree to them, <a href="#statistics">further down</a>.</p>${table(['Cookie', 'What for', 'How long'], COOKIES.map(rowOf))}<p>Your browser also keeps, for this site only:</p>${table(['Store', 'What for', 'How long'], STORES.map(rowOf))}`,
    },
    {
      slug: 'others',
      title: 'Who else is involved',
      html: `${list(processors(site))}<p>We do not sell or share your personal information.</p>`,
    },
    {
      slug: 'retention',
      title: 'How long we keep it',
      html: table(
        ['What', 'How long'],
        [
          ...RETENTION,
          ['Server logs', `${site.logDays} days`],
          ['Backups', `${site.backupDays} days; what was deleted is gone from them after that`],
        ],
      ),
    },
    {
      slug: 'rights',
      title: 'Your rights',
      html: '<p>On your account page you can read, correct and export everything, and delete your account. Deletion removes your records after 30 days; invoices stay as long as tax law requires.</p><p>Whatever privacy law covers you, such as PIPEDA in Canada, the CCPA in California or the law of your own state, you can ask us what we hold about you, get a copy, have it corrected or deleted, and complain to your privacy regulator. We answer within 30 days and never treat you worse for asking. Email <a href="mailto:{support}">{support}</a>; we confirm that it is you before we send anything.</p>',
    },
  ],
});

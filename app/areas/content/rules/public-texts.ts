/**
 * The texts of the about, terms and privacy pages, as our own static HTML. `{product}` and `{support}` are
 * replaced by the configured name and address. Numbers in the texts are those of the rules they speak of.
 */
export interface TextSection {
  /** The end of its address. */
  slug: string;
  title: string;
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
  description: 'What {product} does, how it works out miles and tax, and where its data come from.',
  intro:
    '<p>{product} keeps the trips, fuel and trucks of a carrier and turns them into the quarterly fuel-tax return. The calculator on the front page does the same for a single trip, for everybody.</p>',
  sections: [
    {
      slug: 'miles',
      title: 'How the miles are worked out',
      html: '<p>Routes run on a network of highways that comes with the program. Every state and provincial line on it is a point with a mile, so the miles of the jurisdictions always add up to the miles of the trip. A planned route is not a driven one: where your odometer or your tracking device says otherwise, it is right, and you can correct the miles.</p>',
    },
    {
      slug: 'tax',
      title: 'How the tax is worked out',
      html: '<p>As the IFTA return does it: whole miles, miles per gallon to two decimals, whole taxable gallons, cents. Surcharges stand on lines of their own, Oregon has no rate, and miles outside the agreement count in the average only. Each report names the rates it used and whether they were final. A rate that is not known is named as missing and never taken as zero.</p>',
    },
    {
      slug: 'data',
      title: 'Where the data come from',
      html: '<ul><li>Tax rates: the quarterly matrices published by the International Fuel Tax Association.</li><li>Places and ZIP codes: GeoNames (geonames.org), under the Creative Commons Attribution 4.0 licence, selected and merged; Canadian forward sortation areas from the open package zipcodes.</li><li>State and provincial outlines: United States Census Bureau and Natural Earth, both in the public domain.</li><li>Roads: our own description of the highway network, checked against public mileage tables.</li></ul><p>ZIP Code is a trademark of the United States Postal Service. {product} is not part of and not endorsed by any tax authority.</p>',
    },
    {
      slug: 'contact',
      title: 'Contact',
      html: '<p>Write to <a href="mailto:{support}">{support}</a>.</p>',
    },
  ],
};

export const TERMS: PublicText = {
  title: 'Terms and Conditions',
  description: 'The terms under which you use {product}.',
  intro:
    '<p>In short: you keep what is yours, we keep it safe and working, and you check the figures before you sign them.</p>',
  sections: [
    {
      slug: 'service',
      title: 'What you get',
      html: '<p>A service that records trips, fuel purchases and vehicles, works out miles by jurisdiction and prepares fuel-tax reports. The free plan costs nothing. Paid plans are monthly, in US dollars, at the price shown when you subscribe.</p>',
    },
    {
      slug: 'figures',
      title: 'Figures and filing',
      html: '<p>The reports are prepared with care, but the return is yours: you sign it, you file it, and your base jurisdiction decides. Routes are planned and may differ from the way you drove; rates marked preliminary or reconstructed can change. Check miles, gallons and rates against your own records before you file. {product} gives no legal or tax advice.</p>',
    },
    {
      slug: 'account',
      title: 'Your account',
      html: '<p>Give a real e-mail address, keep your password to yourself, and tell us if somebody else got in. Enter only records you are allowed to enter. Do not try to break the service, to read what belongs to others, or to copy its data wholesale.</p>',
    },
    {
      slug: 'records',
      title: 'Your records',
      html: '<p>What you enter belongs to you. You can export all of it at any time. IFTA asks you to keep records for four years; export them before you delete your account.</p>',
    },
    {
      slug: 'payment',
      title: 'Payment and ending',
      html: '<p>Subscriptions renew each month until you cancel, which you can do at any time on the billing page; the plan then runs to the end of the month that is paid. We may end an account that breaks these terms, after telling you why and leaving you time to export your records.</p>',
    },
    {
      slug: 'liability',
      title: 'Liability',
      html: '<p>The service is provided as it is. As far as the law allows, we are not liable for penalties, interest or losses that come from figures you did not check, and in no case for more than you paid us in the twelve months before. Rights that the law gives you and that cannot be waived stay untouched.</p>',
    },
    {
      slug: 'changes',
      title: 'Changes',
      html: '<p>If these terms change, we say so here and, with an account, by e-mail, at least 30 days before. Questions: <a href="mailto:{support}">{support}</a>.</p>',
    },
  ],
};

export const PRIVACY: PublicText = {
  title: 'Privacy',
  description: 'What {product} stores, for how long, and who sees it.',
  intro:
    '<p>We store what the service needs and nothing to follow you around. There is no advertising, and no page loads anything from another company unless you ask for it.</p>',
  sections: [
    {
      slug: 'visitors',
      title: 'If you only visit',
      html: '<p>The calculator stores the two places, the gallons you typed and the result under a random code of six characters, so that its pages have an address. They are deleted after {days} days and not linked to you. The server keeps a log of requests with the time, the address asked for and the network address, for security and to mend faults.</p>',
    },
    {
      slug: 'accounts',
      title: 'If you have an account',
      html: '<p>We store your name and e-mail address, a scrambled form of your password, your sessions, and what you record: carrier, vehicles, trips, fuel purchases, documents and reports. Only the members of your carrier see it; our staff do only when you ask for help.</p>',
    },
    {
      slug: 'cookies',
      title: 'Cookies',
      html: '<p>One keeps you signed in, one carries a message from one page to the next, and one remembers whether the navigation is narrow. All are our own and needed for what you asked for. Usage statistics are off unless you agree to them, <a href="#statistics">further down</a>; your choice is remembered by a fourth one.</p>',
    },
    {
      slug: 'others',
      title: 'Who else is involved',
      html: '<p>Payments are handled by a card payment provider: card numbers go to it directly and never reach us. If you sign in with a provider, it tells us your name and e-mail address. Films play from their provider, after you follow the link. We sell nothing to anybody.</p>',
    },
    {
      slug: 'rights',
      title: 'Your rights',
      html: '<p>On your account page you can read, correct and export everything, and delete your account. Deletion removes your records; invoices stay as long as tax law asks. For anything else write to <a href="mailto:{support}">{support}</a>.</p>',
    },
  ],
};

/** Every cookie and store of the browser that the product sets, for the privacy page. A test finds those that are missing here. */
export interface BrowserStore {
  name: string;
  /** What it is for. */
  purpose: string;
  /** How long it stays. */
  lifetime: string;
}

export const COOKIES: readonly BrowserStore[] = [
  {
    name: 'stateline_session',
    purpose: 'keeps you signed in',
    lifetime: '8 hours without use; 2 weeks if you chose to stay signed in',
  },
  {
    name: 'stateline_second_step',
    purpose: 'remembers your password was right while you enter the authenticator code',
    lifetime: '10 minutes',
  },
  {
    name: 'stateline_device',
    purpose: 'lets you try your password here while strangers guess at it elsewhere',
    lifetime: '400 days after you last signed in',
  },
  {
    name: 'stateline_provider',
    purpose: 'remembers what you were doing while you sign in with a provider',
    lifetime: '10 minutes',
  },
  {
    name: 'stateline_oauth',
    purpose: 'protects a sign-in with a provider against forgery',
    lifetime: '10 minutes',
  },
  {
    name: 'stateline_admin',
    purpose: "keeps our staff's own session while they help you as you",
    lifetime: '1 hour, in the browsers of our staff only',
  },
  { name: 'stateline_flash', purpose: 'carries a message to the next page', lifetime: '1 minute' },
  {
    name: 'stateline_draft',
    purpose: 'finds the form you were filling in when your session ended',
    lifetime: '1 hour',
  },
  {
    name: 'stateline_events',
    purpose: 'carries a usage event to the next page; only if you agreed',
    lifetime: '1 minute',
  },
  {
    name: 'stateline_done',
    purpose: 'names the form that was saved, so that your browser forgets what it kept of it',
    lifetime: '1 minute',
  },
  { name: 'consent', purpose: 'your choice about usage statistics', lifetime: '6 months' },
  { name: 'lang', purpose: 'the language you chose', lifetime: '1 year' },
  { name: 'nav', purpose: 'whether the navigation is minimized', lifetime: '1 year' },
  { name: 'tripsFilter', purpose: 'the quarter you last chose', lifetime: '1 year' },
  { name: 'tz', purpose: 'your time zone, for the carrier you register', lifetime: '1 day' },
  { name: 'records', purpose: 'whether “For your records” was open', lifetime: '1 year' },
];

/** What a browser keeps besides cookies. */
export const STORES: readonly BrowserStore[] = [
  {
    name: 'stateline',
    purpose: 'trips and fuel you saved without a signal, until they are sent',
    lifetime: 'until they are sent or you discard them',
  },
  { name: 'keys', purpose: 'whether single keys such as n are used', lifetime: 'until you clear it' },
  {
    name: 'typed',
    purpose: 'what you typed into a form and have not saved yet',
    lifetime: 'until you save it, discard it, sign out or close the tab; at most 1 day',
  },
  {
    name: 'tripsFilter',
    purpose: 'the quarter you last chose',
    lifetime: 'until you choose all quarters or clear it',
  },
];

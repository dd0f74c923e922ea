/** A browser without JavaScript: follows 303 like one, keeps cookies, sends forms as forms. */
export interface Page {
  status: number;
  url: string;
  html: string;
  headers: Headers;
}

export class Visitor {
  readonly #origin: string;
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#follow(path, { method: 'GET', headers });
  }

  async post(
    path: string,
    fields: Record<string, string | string[]> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const pairs = Array.isArray(fields)
      ? fields
      : Object.entries(fields).flatMap(([name, value]) =>
          [value].flat().map((one): [string, string] => [name, one]),
        );
    return this.#follow(path, {
      method: 'POST',
      headers: { Origin: this.#origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
      body: new URLSearchParams(pairs),
    });
  }

  /** A form with files. */
  async send(path: string, form: FormData): Promise<Page> {
    return this.#follow(path, {
      method: 'POST',
      headers: { Origin: this.#origin, 'Sec-Fetch-Site': 'same-origin' },
      body: form,
    });
  }

  async #follow(path: string, init: RequestInit): Promise<Page> {
    let url = new URL(path, this.#origin);
    let next: RequestInit = init;
    for (let hops = 0; hops < 10; hops++) {
      const response = await fetch(url, {
        ...next,
        redirect: 'manual',
        headers: {
          Accept: 'text/html',
          ...(next.headers as Record<string, string>),
          ...this.#cookieHeader(),
        },
      });
      this.#keepCookies(response);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        return {
          status: response.status,
          url: url.pathname + url.search,
          html: await response.text(),
          headers: response.headers,
        };
      }
      url = new URL(location, url);
      next = { method: 'GET' };
    }
    throw new Error(`more than ten redirects from ${path}`);
  }

  #cookieHeader(): Record<string, string> {
    if (this.cookies.size === 0) return {};
    return { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

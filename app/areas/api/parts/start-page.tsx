import { API_RELEASES, API_VERSION } from '~/areas/api/views/changelog';
import type { IndexGroup } from '~/areas/api/views/reference';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { CodeBlock, Method } from './docs-page';

export const START_CONTENTS = [
  { id: 'calls', text: 'All calls' },
  { id: 'token', text: 'A token' },
  { id: 'lists', text: 'Lists' },
  { id: 'in-step', text: 'A copy in step' },
  { id: 'webhooks', text: 'Webhooks' },
  { id: 'repeat', text: 'Sending again' },
  { id: 'versions', text: 'Versions' },
  { id: 'limits', text: 'Limits' },
  { id: 'errors', text: 'Errors' },
  { id: 'commands', text: 'Response commands' },
  { id: 'sandbox', text: 'Sandbox' },
  { id: 'description', text: 'OpenAPI' },
  { id: 'client', text: 'TypeScript client' },
  { id: 'changes', text: 'Changes' },
];

/** Every call by its area, with a search that needs no script. */
export function CallIndex({ groups, search }: { groups: readonly IndexGroup[]; search: string }) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">All calls</h2>
      <form className="docs-search" role="search" action={`${paths.docs()}#calls`}>
        <label htmlFor="docs-q">Find a call</label>
        <input
          className="input"
          id="docs-q"
          name="q"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">Find</Button>
      </form>
      {search ? (
        <p role="status">
          {count === 0 ? 'No call' : count === 1 ? 'One call' : `${count} calls`} with “{search}”.{' '}
          <a href={`${paths.docs()}#calls`}>Show all</a>
        </p>
      ) : null}
      {groups.map(({ slug, title, text, operations }) => (
        <div key={slug} className="docs-group">
          <h3>
            <a href={paths.docsPart(slug)}>{title}</a>
          </h3>
          <p className="muted small">{text}</p>
          <ul className="docs-calls">
            {operations.map(({ id, method, path, summary }) => (
              <li key={id}>
                <Method name={method} />
                <a href={`${paths.docsPart(slug)}#${id}`}>{summary}</a>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const VERIFY_NODE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the bytes as they came, before any parsing.
function isOurs(header, body, secret) {
  const time = /^t=([0-9]{1,12}),/.exec(header ?? '')?.[1];
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const wanted = createHmac('sha256', secret).update(time + '.').update(body).digest();
  return [...header.matchAll(/v1=([0-9a-f]{64})/g)].some(([, given]) =>
    timingSafeEqual(Buffer.from(given, 'hex'), wanted),
  );
}

isOurs(request.headers['stateline-signature'], body, process.env.WEBHOOK_SECRET);`;

const VERIFY_PYTHON = `import hashlib, hmac, os, re, time

# body: the bytes as they came, before any parsing.
def is_ours(header, body, secret):
    sent = re.match(r"t=([0-9]{1,12}),", header or "")
    if not sent or abs(time.time() - int(sent[1])) > 300:
        return False
    wanted = hmac.new(secret.encode(), sent[1].encode() + b"." + body, hashlib.sha256).hexdigest()
    given = re.findall(r"v1=([0-9a-f]{64})", header)
    return any(hmac.compare_digest(one, wanted) for one in given)

is_ours(request.headers.get("Stateline-Signature"), body, os.environ["WEBHOOK_SECRET"])`;

const installText = (clientUrl: string): string =>
  `curl -O '${clientUrl}'\nnpm install ./stateline-client.tgz`;

const sampleText = (api: string): string => `import { createClient, dataOf, rowsOf } from 'stateline-client';

const client = createClient({ baseUrl: '${api}', token: process.env['TOKEN'] ?? '' });

for await (const row of rowsOf(client, '/equipment')) console.log(row.id, row.unit);

const { data } = await dataOf(client.POST('/equipment', { body: { unit: 'T-108' } }));
console.log(data.id);`;

/** What holds for every call. */
export function Conventions({
  api,
  clientUrl,
  limit,
  carrierLimit,
  problems,
}: {
  api: string;
  /** Where the packed client is. */
  clientUrl: string;
  limit: number;
  carrierLimit: number;
  problems: readonly (readonly [string, string])[];
}) {
  return (
    <>
      <section aria-labelledby="token">
        <h2 id="token">A token</h2>
        <p>
          Make a named token under <a href={paths.accountTokens()}>Account, API tokens</a>. It belongs to you
          and one carrier, may read or also write, and can be ended there at any time. Send it with every
          call:
        </p>
        <CodeBlock
          label="The first call"
          id="curl-first"
          text={`curl '${api}/user' \\\n  -H "Authorization: Bearer $TOKEN"`}
        />
        <p>
          A program that signs a person in uses{' '}
          <a href={`${paths.docsPart('auth')}#signIn`}>POST /api/login</a> instead, and renews the token
          before it runs out. Every call answers under <code>/mileage/api</code> and <code>/api</code>. Bodies
          are JSON. A page of another site may call with a token as well (CORS); the cookie of its visitor is
          not taken from there.
        </p>
      </section>
      <section aria-labelledby="lists">
        <h2 id="lists">Lists</h2>
        <p>
          A list takes <code>start</code>, <code>length</code>, <code>search[value]</code>,{' '}
          <code>filter[name]</code>, <code>columns[0][data]</code> and <code>order[0][column]</code>. It
          answers <code>data</code>, <code>recordsTotal</code>, <code>recordsFiltered</code> and{' '}
          <code>input</code>. A filter or a sort column that it does not have is a 422 that names it.
        </p>
        <p>
          To read a whole list, follow <code>next</code> until it is null. It continues behind the last row
          you have, so rows added or deleted in the meantime are never skipped or repeated; <code>start</code>{' '}
          counts rows and shifts with them.
        </p>
      </section>
      <section aria-labelledby="in-step">
        <h2 id="in-step">A copy in step</h2>
        <p>
          Trips, fuel and equipment take <code>filter[updated_since]</code>; deleted records are under{' '}
          <a href={`${paths.docsPart('trips')}#listDeletions`}>GET /api/deletions</a>. Note the time before
          each round, and ask in the next one for that time less two minutes. What was being saved just then
          comes twice, and nothing is left out: tell repeats by <code>id</code> and <code>updated_at</code>.
          Miles that were calculated since leave the <code>revision</code> as it is.
        </p>
      </section>
      <section aria-labelledby="webhooks">
        <h2 id="webhooks">Webhooks</h2>
        <p>
          Instead of asking, <a href={paths.accountWebhooks()}>be told</a>: of every record that is added,
          changed or deleted, of imports, reports, quarters and plans, and of routes, imports, documents and
          reports that failed. Events name records and say no more, so their order does not matter: read the
          record when you hear of it. Answer 200 to 299 within ten seconds. Anything else is tried eight times
          within a day. What happens while a webhook is switched off is recorded for 30 days: switch it on and
          call <code>POST /webhooks/&#123;id&#125;/replays</code>. After a longer time catch up as{' '}
          <a href="#in-step">a copy in step</a> does. Check the signature before you believe an event:
        </p>
        <CodeBlock label="Node" id="verify-node" text={VERIFY_NODE} />
        <CodeBlock label="Python" id="verify-python" text={VERIFY_PYTHON} />
      </section>
      <section aria-labelledby="repeat">
        <h2 id="repeat">Sending again</h2>
        <p>
          When a line breaks you cannot know whether a write arrived. Give every write an{' '}
          <code>Idempotency-Key</code> of your own, such as a UUID, and send the same request again with the
          same key: it runs once, and for 24 hours you get the first answer, marked{' '}
          <code>Idempotency-Replayed: true</code>.
        </p>
        <ul>
          <li>
            409 with <code>Retry-After</code>: the first one is still running.
          </li>
          <li>422: the key was used for another request.</li>
          <li>Failed requests don't use up the key. Fix the request and retry.</li>
        </ul>
      </section>
      <section aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <p>
          Answers carry an <code>ETag</code>. Send it as <code>If-None-Match</code> and get 304 while nothing
          has changed. Send it as <code>If-Match</code> with PUT or DELETE, and the write is refused with 412
          and the <code>current</code> record where someone else was faster. Without it the last one wins.
        </p>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">Limits</h2>
        <p>
          {limit.toLocaleString('en-US')} calls a minute for each token, and for each address where no token
          is sent. All tokens and people of a carrier have {carrierLimit.toLocaleString('en-US')} together.
          Every answer names the one that binds, and says what is left of it:
        </p>
        <CodeBlock
          label="Headers"
          text={`RateLimit-Policy: "api";q=${limit};w=60\nRateLimit: "api";r=${limit - 1};t=60\n\nRateLimit-Policy: "carrier";q=${carrierLimit};w=60\nRateLimit: "carrier";r=12;t=31`}
        />
        <p>
          Above it: 429 with <code>Retry-After</code> in seconds. Sign-in, mails, uploads and calculations
          have tighter limits of their own.
        </p>
      </section>
      <section aria-labelledby="errors">
        <h2 id="errors">Errors</h2>
        <p>
          A failure has a <code>code</code> for programs, a <code>message</code> for people and, where fields
          are wrong, <code>errors</code> with a list of messages for each. A code stays what it is when the
          message is bettered. Every answer has an <code>X-Request-Id</code>, in a failure also{' '}
          <code>requestId</code>: tell it to support. 503 says in <code>Retry-After</code> when to try again.
        </p>
        <CodeBlock
          label="422"
          text={JSON.stringify(
            {
              status: 422,
              code: 'invalid',
              message: 'The given data was invalid',
              errors: { unit: ['Unit is required: the number you know the truck by.'] },
              requestId: '6b1d7c52-90a4-4a3e-9d0f-2f5c1f7e8a31',
            },
            null,
            2,
          )}
        />
        <dl className="docs-errors">
          {problems.map(([status, words]) => (
            <div key={status} id={`error-${status}`}>
              <dt className="figures">{status}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="commands">
        <h2 id="commands">Response commands</h2>
        <p>
          <code>x-ui-commands</code> lists what a client with screens should do next:{' '}
          <code>REFRESH_USER</code> reads the user again, <code>SET_QUARTER</code> sets the quick filter to{' '}
          <code>current_quarter</code>, <code>SHOW_UPGRADE_MODAL</code> opens the choice of plans,{' '}
          <code>SHOW_PROMO</code> the promo of higher limits.
        </p>
      </section>
      <section aria-labelledby="sandbox">
        <h2 id="sandbox">Sandbox</h2>
        <p>
          Build against a carrier of invented records: <code>POST /carriers</code> with{' '}
          <code>{'{"sandbox": true}'}</code> makes yours, as the page “Your carriers” does. It costs nothing
          and mails nobody; webhooks that you set up get its events. Wait until <code>sandbox_ready</code> of{' '}
          <code>GET /carrier</code> is true. <code>POST /carriers/{'{id}'}/reset</code> brings the first
          records back, and a token of the sandbox is enough to ask for it.
        </p>
      </section>
      <section aria-labelledby="description">
        <h2 id="description">OpenAPI</h2>
        <p>
          <a href={paths.api.description()}>openapi.json</a> describes all of this for machines (OpenAPI 3.1).
          It is made from the schemas that check your input, and a client can be generated from it in any
          language.
        </p>
      </section>
      <section aria-labelledby="client">
        <h2 id="client">TypeScript client</h2>
        <p>
          <a href={paths.docsClient()} download>
            stateline-client.tgz
          </a>{' '}
          is made from the same description: every address, field and answer has its type. It gives each write
          an <code>Idempotency-Key</code>, sends it again when the line breaks or the API is busy, reads lists
          to their end, makes failures errors with their <code>code</code> and <code>requestId</code>, and
          checks the signatures of webhooks. Keep the file with your program:
        </p>
        <CodeBlock label="Install" id="client-install" text={installText(clientUrl)} />
        <CodeBlock label="TypeScript" id="client-sample" text={sampleText(api)} />
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">Changes</h2>
        <p>
          Every answer says its version in <code>API-Version</code>: now {API_VERSION}. New calls, fields and
          events may come at any time: pass over what you do not know. What goes away, or changes its meaning,
          is said here and in the headers <code>Deprecation</code> and <code>Sunset</code> at least twelve
          months before.
        </p>
        {API_RELEASES.map(({ version, on, changes }) => (
          <div key={version}>
            <h3>
              {version}, <time dateTime={on}>{on}</time>
            </h3>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}
